import { describe, expect, test } from "vitest";
import { FIELD_OPTIONS } from "../../src/markdown/options.ts";
import { renderNow } from "../../src/markdown/render.ts";
import { contextOf, EXAMPLE_REALM, htmlOf } from "./sample.ts";

describe("default code language", () => {
  const options = { defaultCodeLanguage: "python" };

  test("is that of a fence without one, in quotes as well", async () => {
    expect(await htmlOf("```\nx\n```", options)).toContain(
      'data-code-language="Python"',
    );
    expect(await htmlOf("````quote\n```\nx\n```\ny\n````", options)).toContain(
      'data-code-language="Python"',
    );
  });

  test("does not count in spoilers, nor for indented code", async () => {
    expect(
      await htmlOf("````spoiler\n```\nx\n```\n````", options),
    ).not.toContain("data-code-language");
    expect(await htmlOf("    x", options)).not.toContain("data-code-language");
  });

  test("is switched off by an unknown language", async () => {
    expect(await htmlOf("```none\nx\n```", options)).toContain(
      'data-code-language="none"',
    );
  });

  test("may be quote or math", async () => {
    expect(await htmlOf("```\nx\n```", { defaultCodeLanguage: "quote" })).toBe(
      "<blockquote>\n<p>x</p>\n</blockquote>",
    );
    expect(
      await htmlOf("```\nx\n```", { defaultCodeLanguage: "math" }),
    ).toContain("katex-display");
  });
});

describe("indented code", () => {
  test("is a paragraph in messages from the email gateway", async () => {
    expect(await htmlOf("    x", { indentedCode: false })).toBe("<p>x</p>");
  });

  test("loses a first line that only names a highlighter", async () => {
    expect(await htmlOf("    #!python\n    x")).not.toContain("python");
    expect(await htmlOf("    :::python\n    x")).not.toContain("python");
    expect(await htmlOf("    #!/bin/sh\n    x")).toContain("#!/bin/sh");
  });
});

describe("emoticons", () => {
  test("stay as they are unless the author wants them translated", async () => {
    expect(await htmlOf(":) <3")).toBe("<p>:) &lt;3</p>");
    expect(await htmlOf(":)", { emoticons: true })).toContain("1f642");
  });
});

describe("file links", () => {
  test("are made only if the server is set so", async () => {
    expect(await htmlOf("see file:///a/b.txt")).toBe(
      "<p>see file:///a/b.txt</p>",
    );
    expect(await htmlOf("see file:///a/b.txt", { fileLinks: true })).toBe(
      '<p>see <a href="file:///a/b.txt">file:///a/b.txt</a></p>',
    );
  });
});

describe("the image proxy", () => {
  const options = {
    imageProxy: { prefix: "/external_content/", key: "secret" },
  };

  test("takes the images of other hosts, signed", async () => {
    expect(await htmlOf("https://x.org/a.png", options)).toBe(
      '<div class="message_inline_image"><a href="https://x.org/a.png"><img src="/external_content/' +
        'b1f0e6a6965dbd203e44b50c149eac2ad12c2506/68747470733a2f2f782e6f72672f612e706e67"></a></div>',
    );
  });

  test("keeps the original address of a video", async () => {
    expect(await htmlOf("https://x.org/a.mp4", options)).toMatch(
      /<video data-video-original-url="https:\/\/x\.org\/a\.mp4" preload="metadata" src="\/external_content\//,
    );
  });

  test("leaves the realm's own images alone", async () => {
    expect(
      await htmlOf("https://chat.example.com/a.png", options),
    ).not.toContain("/external_content/");
    expect(await htmlOf("[a](/user_uploads/2/a.png)", options)).not.toContain(
      "/external_content/",
    );
    expect(await htmlOf("http://chat.example.com/a.png", options)).toContain(
      "/external_content/",
    );
  });
});

describe("thumbnails", () => {
  test("are the sources of images on other hosts and of uploads", async () => {
    const options = { thumbnails: true };
    expect(await htmlOf("[a](/user_uploads/2/ab/c.png)", options)).toContain(
      '<img data-src-fullsize="/thumbnail?url=user_uploads%2F2%2Fab%2Fc.png&amp;size=full" ' +
        'src="/thumbnail?url=user_uploads%2F2%2Fab%2Fc.png&amp;size=thumbnail">',
    );
    expect(await htmlOf("https://x.org/a.png", options)).toContain(
      "/thumbnail?url=https%3A%2F%2Fx.org%2Fa.png&amp;size=full",
    );
    expect(await htmlOf("https://youtu.be/abc", options)).not.toContain(
      "/thumbnail",
    );
  });
});

describe("fields", () => {
  test("have links and mentions but no previews", () => {
    const { html } = renderNow(
      "Team **news** https://x.org/a.png",
      contextOf(EXAMPLE_REALM),
      FIELD_OPTIONS,
      undefined,
    );
    expect(html).toBe(
      '<p>Team <strong>news</strong> <a href="https://x.org/a.png">https://x.org/a.png</a></p>',
    );
  });

  test("that are empty give nothing", async () => {
    expect(await htmlOf("")).toBe("");
    expect(await htmlOf(" \n ")).toBe("");
  });
});
