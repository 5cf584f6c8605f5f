/** Source and HTML by construct, in the realm of sample.ts. Source: markdown 22. */
export const WORKED_PAIRS: Readonly<
  Record<string, readonly (readonly [source: string, html: string])[]>
> = {
  "text and entities": [
    ["one\ntwo", "<p>one<br>\ntwo</p>"],
    ["  lead and trail  ", "<p>lead and trail  </p>"],
    ['tom & jerry < 3 > 2 "q"', '<p>tom &amp; jerry &lt; 3 &gt; 2 "q"</p>'],
    ["&copy; &#65; &bogus; &", "<p>&copy; &#65; &bogus; &amp;</p>"],
    ["back\\slash \\*x\\*", "<p>back\\slash \\<em>x\\</em></p>"],
  ],
  "emphasis, strike and code": [
    [
      "*it* **bo** ***bi*** ~~no~~ _u_ __uu__",
      "<p><em>it</em> <strong>bo</strong> <strong><em>bi</em></strong> <del>no</del> _u_ __uu__</p>",
    ],
    ["2*3*4 a * b", "<p>2<em>3</em>4 a * b</p>"],
    ["*a^b* **a^b**", "<p>*a^b* <strong>a^b</strong></p>"],
    ["**two\nlines**", "<p>**two<br>\nlines**</p>"],
    [
      "*[site](https://s.example)*",
      '<p><em><a href="https://s.example">site</a></em></p>',
    ],
    [
      "**a *b* c** ~~**d**~~",
      "<p><strong>a <em>b</em> c</strong> <del><strong>d</strong></del></p>",
    ],
    ["`` a`b `` and ` c `", "<p><code> a`b </code> and <code> c </code></p>"],
  ],
  headings: [
    ["# Head *x*", "<h1>Head <em>x</em></h1>"],
    ["###### six ##", "<h6>six</h6>"],
    ["intro\n## Mid\nafter", "<p>intro</p>\n<h2>Mid</h2>\n<p>after</p>"],
  ],
  lists: [
    [
      "* a\n\n* b\n* c",
      "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n<li>c</li>\n</ul>",
    ],
    [
      "* a\n  * b\n    * c",
      "<ul>\n<li>a<ul>\n<li>b<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n</li>\n</ul>",
    ],
    ["4. x\n9. y", '<ol start="4">\n<li>x</li>\n<li>y</li>\n</ol>'],
    [
      "1. a\n  * b",
      "<ol>\n<li>\n<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ol>",
    ],
    ["* a\n  same item", "<ul>\n<li>a<br>\n  same item</li>\n</ul>"],
    ["* a\n\n  second", "<ul>\n<li>\n<p>a</p>\n<p>second</p>\n</li>\n</ul>"],
  ],
  quotes: [
    [
      "> q1\n> q2\nlazy",
      "<blockquote>\n<p>q1<br>\nq2<br>\nlazy</p>\n</blockquote>",
    ],
    ["> a\n>\n> b", "<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>"],
    [
      "> @**Iris Vale** @*night-shift* @**all**",
      '<blockquote>\n<p><span class="user-mention silent" data-user-id="11">Iris Vale</span> <span class="user-group-mention silent" data-user-group-id="40">night-shift</span> <span class="user-mention silent" data-user-id="*">all</span></p>\n</blockquote>',
    ],
  ],
  tables: [
    [
      "a | b\n--|:-:\n1 | `x|y`\n2",
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th style="text-align: center;">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td style="text-align: center;"><code>x|y</code></td>\n</tr>\n<tr>\n<td>2</td>\n<td style="text-align: center;"></td>\n</tr>\n</tbody>\n</table>',
    ],
    ["p\n|a|b|\n|-|-|", "<p>p<br>\n|a|b|<br>\n|-|-|</p>"],
  ],
  "fenced and indented code": [
    [
      "```\nx < \"1\" & '2'\n```",
      '<div class="codehilite"><pre><span></span><code>x &lt; &quot;1&quot; &amp; &#39;2&#39;\n</code></pre></div>',
    ],
    [
      '```js\nif (a < "b") {}\n```',
      '<div class="codehilite" data-code-language="JavaScript"><pre><span></span><code>if (a &lt; "b") {}\n</code></pre></div>',
    ],
    [
      "```mylang\n'q'\n```",
      '<div class="codehilite" data-code-language="mylang"><pre><span></span><code>\'q\'\n</code></pre></div>',
    ],
    [
      "    indented\n    code",
      '<div class="codehilite"><pre><span></span><code>indented\ncode\n</code></pre></div>',
    ],
  ],
  "quote and spoiler fences": [
    [
      "```quote\nhi\n\n* x\n```\nbye",
      "<blockquote>\n<p>hi</p>\n<ul>\n<li>x</li>\n</ul>\n</blockquote>\n<p>bye</p>",
    ],
    [
      "```spoiler Ending\n*boom*\n```",
      '<div class="spoiler-block"><div class="spoiler-header">\n<p>Ending</p>\n</div><div class="spoiler-content" aria-hidden="true">\n<p><em>boom</em></p>\n</div></div>',
    ],
    [
      "```spoiler\nx\n```",
      '<div class="spoiler-block"><div class="spoiler-header">\n</div><div class="spoiler-content" aria-hidden="true">\n<p>x</p>\n</div></div>',
    ],
    [
      "````quote\n```py\ny\n```\n````",
      '<blockquote>\n<p><div class="codehilite" data-code-language="Python"><pre><span></span><code>y\n</code></pre></div><br>\n</p>\n</blockquote>',
    ],
  ],
  links: [
    [
      "[t](https://s.example/a?b=1&c=2)",
      '<p><a href="https://s.example/a?b=1&amp;c=2">t</a></p>',
    ],
    [
      '[t](s.example "ti & tle")',
      '<p><a href="http://s.example" title="ti &amp; tle">t</a></p>',
    ],
    [
      "[t](/user_uploads/2/ab/notes.txt)",
      '<p><a href="/user_uploads/2/ab/notes.txt">t</a></p>',
    ],
    [
      "[t](https://chat.example.com/#narrow/stream/7-general)",
      '<p><a href="#narrow/stream/7-general">t</a></p>',
    ],
    [
      "![alt](https://s.example/x)",
      '<p>![alt](<a href="https://s.example/x">https://s.example/x</a>)</p>',
    ],
  ],
  "bare URLs and emails": [
    [
      "see s.example.com/a_b, or (https://x.org/w_(z)).",
      '<p>see <a href="http://s.example.com/a_b">s.example.com/a_b</a>, or (<a href="https://x.org/w_(z)">https://x.org/w_(z)</a>).</p>',
    ],
    ["**https://x.org/**", "<p><strong>https://x.org/</strong></p>"],
    [
      "mail iris@corp.example now",
      '<p>mail <a href="mailto:iris@corp.example">iris@corp.example</a> now</p>',
    ],
    [
      "setup.py notes.md run.rs",
      '<p>setup.py notes.md <a href="http://run.rs">run.rs</a></p>',
    ],
  ],
  mentions: [
    [
      "@**Iris Vale** @**iris vale** @**Iris Vale|11** @**|11**",
      '<p><span class="user-mention" data-user-id="11">@Iris Vale</span> <span class="user-mention" data-user-id="11">@Iris Vale</span> <span class="user-mention" data-user-id="11">@Iris Vale</span> <span class="user-mention" data-user-id="11">@Iris Vale</span></p>',
    ],
    [
      "@_**Iris Vale** @**Omar Reyes** @**Nobody**",
      '<p><span class="user-mention silent" data-user-id="11">Iris Vale</span> <span class="user-mention silent" data-user-id="12">Omar Reyes</span> @<strong>Nobody</strong></p>',
    ],
    [
      "@**all** @**topic** @_**stream**",
      '<p><span class="user-mention" data-user-id="*">@all</span> <span class="topic-mention">@topic</span> <span class="user-mention silent" data-user-id="*">stream</span></p>',
    ],
    [
      "@*night-shift* @_*night-shift* @*nope*",
      '<p><span class="user-group-mention" data-user-group-id="40">@night-shift</span> <span class="user-group-mention silent" data-user-group-id="40">night-shift</span> @<em>nope</em></p>',
    ],
    [
      "x@**Iris Vale** (@**Iris Vale**)",
      '<p>x@<strong>Iris Vale</strong> (<span class="user-mention" data-user-id="11">@Iris Vale</span>)</p>',
    ],
  ],
  "streams and topics": [
    [
      "#**general** #**ops & infra** #**v2.0/beta** #**General**",
      '<p><a class="stream" data-stream-id="7" href="/#narrow/stream/7-general">#general</a> <a class="stream" data-stream-id="8" href="/#narrow/stream/8-ops-.26-infra">#ops &amp; infra</a> <a class="stream" data-stream-id="9" href="/#narrow/stream/9-v2.2E0.2Fbeta">#v2.0/beta</a> #<strong>General</strong></p>',
    ],
    [
      "#**general>week 1: to-do?**",
      '<p><a class="stream-topic" data-stream-id="7" href="/#narrow/stream/7-general/topic/week.201.3A.20to-do.3F">#general &gt; week 1: to-do?</a></p>',
    ],
  ],
  emoji: [
    [
      ":smile: :+1: :party_cat: :zulip: :nosuch: x:heart:y",
      '<p><span aria-label="smile" class="emoji emoji-1f642" role="img" title="smile">:smile:</span> <span aria-label="+1" class="emoji emoji-1f44d" role="img" title="+1">:+1:</span> <img alt=":party_cat:" class="emoji" src="/user_avatars/2/emoji/images/3.gif" title="party cat"> <img alt=":zulip:" class="emoji" src="/static/generated/emoji/images/emoji/unicode/zulip.png" title="zulip"> :nosuch: x<span aria-label="heart" class="emoji emoji-2764" role="img" title="heart">:heart:</span>y</p>',
    ],
    [
      "👍 ☺ ☺️ 👍🏽",
      '<p><span aria-label="+1" class="emoji emoji-1f44d" role="img" title="+1">:+1:</span> ☺ <span aria-label="smiling face" class="emoji emoji-263a" role="img" title="smiling face">:smiling_face:</span> 👍🏽</p>',
    ],
  ],
  times: [
    [
      "<time:2024-02-03T04:05:06+01:00> <time:1706929506> <time:soon>",
      '<p><time datetime="2024-02-03T03:05:06Z">2024-02-03T04:05:06+01:00</time> <time datetime="2024-02-03T03:05:06Z">1706929506</time> <span class="timestamp-error">Invalid time format: soon</span></p>',
    ],
  ],
  linkifiers: [
    [
      "#12 (#13) a#14 **#15** [#16](https://s.example)",
      '<p><a href="https://tracker.example.com/12">#12</a> (<a href="https://tracker.example.com/13">#13</a>) a#14 <strong>#15</strong> <a href="https://s.example">#16</a></p>',
    ],
  ],
  previews: [
    [
      "https://x.org/a.png",
      '<div class="message_inline_image"><a href="https://x.org/a.png"><img src="https://x.org/a.png"></a></div>',
    ],
    [
      "look https://x.org/a.png\nnow",
      '<p>look <a href="https://x.org/a.png">https://x.org/a.png</a><br>\nnow</p>\n<div class="message_inline_image"><a href="https://x.org/a.png"><img src="https://x.org/a.png"></a></div>',
    ],
    [
      "* https://x.org/a.png\n* [pic](/user_uploads/2/ab/p.jpg)",
      '<ul>\n<li><div class="message_inline_image"><a href="https://x.org/a.png"><img src="https://x.org/a.png"></a></div></li>\n<li><a href="/user_uploads/2/ab/p.jpg">pic</a><div class="message_inline_image"><a href="/user_uploads/2/ab/p.jpg" title="pic"><img src="/user_uploads/2/ab/p.jpg"></a></div></li>\n</ul>',
    ],
    [
      "https://youtu.be/AbC_d-1",
      '<p><a href="https://youtu.be/AbC_d-1">https://youtu.be/AbC_d-1</a></p>\n<div class="youtube-video message_inline_image"><a data-id="AbC_d-1" href="https://youtu.be/AbC_d-1"><img src="https://i.ytimg.com/vi/AbC_d-1/default.jpg"></a></div>',
    ],
  ],
  math: [
    [
      "$$x^2$$",
      '<p><span class="katex"><span class="katex-mathml"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base"><span class="strut" style="height:0.8141em;"></span><span class="mord"><span class="mord mathnormal">x</span><span class="msupsub"><span class="vlist-t"><span class="vlist-r"><span class="vlist" style="height:0.8141em;"><span style="top:-3.063em;margin-right:0.05em;"><span class="pstrut" style="height:2.7em;"></span><span class="sizing reset-size6 size3 mtight"><span class="mord mtight">2</span></span></span></span></span></span></span></span></span></span></span></p>',
    ],
    [
      "```math\nx\n```",
      '<p><span class="katex-display"><span class="katex"><span class="katex-mathml"><math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base"><span class="strut" style="height:0.4306em;"></span><span class="mord mathnormal">x</span></span></span></span></span></p>',
    ],
    ["$$\\nope$$", '<p><span class="tex-error">$$\\nope$$</span></p>'],
    ["```math\n\\nope\n```", '<p><span class="tex-error">\\nope</span></p>'],
  ],
};
