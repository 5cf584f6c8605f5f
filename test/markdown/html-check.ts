/** Elements, and the attributes that each may have. KaTeX's own are not among them. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ["class", "data-id", "data-stream-id", "href", "title"],
  blockquote: [],
  br: [],
  code: [],
  del: [],
  div: ["aria-hidden", "class", "data-code-language"],
  em: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  hr: [],
  img: ["alt", "class", "src", "title"],
  li: [],
  ol: ["start"],
  p: [],
  pre: [],
  span: [
    "aria-label",
    "class",
    "data-user-group-id",
    "data-user-id",
    "role",
    "title",
  ],
  strong: [],
  table: [],
  tbody: [],
  td: ["style"],
  th: ["style"],
  thead: [],
  time: ["datetime"],
  tr: [],
  ul: [],
  video: ["preload", "src"],
};
const VOID = new Set(["br", "hr", "img"]);
const SCHEMES = new Set(
  (
    "http https ftp file bitcoin geo im irc ircs magnet mailto matrix mms news nntp openpgp4fpr sip sms smsto ssh " +
    "tel urn webcal wtai xmpp"
  ).split(" "),
);
const STYLE = /^text-align: (?:left|center|right);$/;

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/y;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;

/**
 * What is wrong with the HTML: an element, attribute, URL scheme or style that is not known, a tag that is not closed
 * in its turn, a bare `<` or `>`. A strict reader of the little that the renderer may write, not of HTML in general.
 */
export function findFaults(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (let at = 0; at < html.length;) {
    const character = html[at]!;
    if (character !== "<") {
      if (character === ">") faults.push(`bare > at ${at}`);
      at += 1;
      continue;
    }
    TAG.lastIndex = at;
    const tag = TAG.exec(html);
    if (!tag) {
      faults.push(`no tag at ${at}: ${html.slice(at, at + 40)}`);
      at += 1;
      continue;
    }
    at = TAG.lastIndex;
    const [, slash, name = "", attributes = ""] = tag;
    if (slash) {
      const expected = open.pop();
      if (expected !== name) faults.push(`</${name}> closes <${expected}>`);
      continue;
    }
    faults.push(...findTagFaults(name, attributes));
    if (!VOID.has(name)) open.push(name);
  }
  return [...faults, ...open.map((name) => `<${name}> is not closed`)];
}

function findTagFaults(name: string, attributes: string): string[] {
  const allowed = ALLOWED[name];
  if (!allowed) return [`<${name}>`];
  return [...attributes.matchAll(ATTRIBUTE)].flatMap(
    ([, attribute = "", value = ""]) => {
      if (!allowed.includes(attribute)) return [`<${name} ${attribute}>`];
      if (attribute === "href" || attribute === "src")
        return findUrlFaults(value);
      if (attribute === "style" && !STYLE.test(value)) return [value];
      return [];
    },
  );
}

function findUrlFaults(escaped: string): string[] {
  // As a browser reads it: entities decoded, controls and spaces around and inside of the scheme dropped.
  const url = escaped
    .replace(/&#x([0-9a-f]+);?/gi, (_match, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16) % 0x110000),
    )
    .replace(/&#(\d+);?/g, (_match, digits: string) =>
      String.fromCodePoint(Number(digits) % 0x110000),
    )
    .replace(/&colon;/gi, ":")
    .replace(/&(?:tab|newline);/gi, "")
    .replace(/[\0- ]/g, "");
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1];
  if (scheme === undefined || SCHEMES.has(scheme.toLowerCase())) return [];
  return [`scheme ${scheme} in ${escaped}`];
}
