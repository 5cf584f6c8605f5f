import { SPACE, WORD } from "../characters.ts";
import { createFinalElement } from "../element.ts";
import { toHref, toLocalHref } from "../href.ts";
import { isTopLevelDomain } from "../top-level-domains.ts";
import type { InlineRule, InlineScan } from "./rule.ts";

/** A stretch of text without whitespace, and the punctuation at its end that never belongs to a URL. */
interface Token {
  readonly end: number;
  readonly punctuation: number;
}

const MAX_PARENTHESES = 7;

/** Keeps time linear for long paths that turn out to be none; no text of real people comes near. */
const MAX_WORK_PER_CHARACTER = 40;

const START = new RegExp(`(?<![^${SPACE}'"(,:<])[${WORD}.-]+`, "gu");
const HOST = new RegExp(`[${WORD}.:@-]+`, "uy");
const MAIL_HOST = new RegExp(`[${WORD}.-]+\\.[${WORD}]+`, "uy");
const LABELS = new RegExp(`^(?:[${WORD}-]+\\.)+(.+)$`, "u");
const BITCOIN = /:[13][a-km-zA-HJ-NP-Z1-9]{25,34}/y;
const SPACE_ANYWHERE = new RegExp(`[${SPACE}]`, "g");
const SCHEMES = new Set(["http", "https", "file", "bitcoin"]);
const PUNCTUATION = new Set("!:;?),.'\">");

/** URLs and emails without markup. Source: markdown 8.2. */
export const bareUrl: InlineRule = (text, scan) => {
  if (!text.includes(".") && !text.includes(":")) return text;
  let out = "";
  let done = 0;
  for (const { start, end } of findUrls(text, scan.options)) {
    out += text.slice(done, start) + toAnchor(text.slice(start, end), scan);
    done = end;
  }
  return done === 0 ? text : out + text.slice(done);
};

/** The bare URLs and emails in the text, first to last. */
export function findUrls(
  text: string,
  options: { readonly fileLinks: boolean },
): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const reader = new UrlReader(text, options);
  let done = 0;
  for (const { 0: run, index } of text.matchAll(START)) {
    if (index < done) continue;
    const end = reader.findEnd(index, run);
    if (end === undefined) continue;
    found.push({ start: index, end });
    done = end;
  }
  return found;
}

function toAnchor(url: string, scan: InlineScan): string {
  const href = toHref(scan.withoutPlaceholders(url));
  if (href === undefined) return scan.stashNode(url);
  const local = toLocalHref(href, scan.context.realmUrl);
  return scan.stashNode(createFinalElement("a", { href: local }, url));
}

class UrlReader {
  readonly #text: string;
  readonly #fileLinks: boolean;
  #token: Token = { end: -1, punctuation: -1 };
  #work: number;

  constructor(text: string, { fileLinks }: { readonly fileLinks: boolean }) {
    this.#text = text;
    this.#fileLinks = fileLinks;
    this.#work = MAX_WORK_PER_CHARACTER * text.length;
  }

  /** Where the URL that starts with this run of host characters ends; undefined when it is not one. */
  findEnd(start: number, run: string): number | undefined {
    const after = start + run.length;
    const next = this.#text[after];
    if (next === ":" && SCHEMES.has(run))
      return this.#findEndAfterScheme(run, after);
    if (next === "@")
      return this.#checkEnd(match(MAIL_HOST, this.#text, after + 1));
    if (!run.includes(".")) return undefined;
    const host = next === "/" ? run : run.replace(/\.+$/, "");
    const domain = LABELS.exec(host)?.[1];
    if (domain === undefined || !isTopLevelDomain(domain)) return undefined;
    if (next === "/") return this.#findPathEnd(after);
    return this.#checkEnd(start + host.length);
  }

  #findEndAfterScheme(scheme: string, colon: number): number | undefined {
    const text = this.#text;
    if (scheme === "bitcoin")
      return this.#checkEnd(match(BITCOIN, text, colon));
    if (scheme === "file" && text.startsWith(":///", colon))
      return this.#fileLinks ? this.#findFileEnd(colon) : undefined;
    if (!text.startsWith("://", colon)) return undefined;
    const host = colon + "://".length;
    const end = match(HOST, text, host);
    if (end === undefined) return undefined;
    if (text[end] === "/") return this.#findPathEnd(end);
    const { punctuation } = this.#tokenAt(host);
    return punctuation <= end ? Math.max(host + 1, punctuation) : undefined;
  }

  /** The shortest path that leaves only punctuation before the next whitespace. */
  #findPathEnd(slash: number): number | undefined {
    const { end, punctuation } = this.#tokenAt(slash);
    let depth = 0;
    for (let at = slash + 1; at <= end; at += 1) {
      this.#work -= 1;
      if (this.#work < 0) return undefined;
      if (depth === 0 && at >= punctuation) return at;
      const character = this.#text[at];
      if (character === '"') return undefined;
      if (character === "(") depth += 1;
      else if (character === ")") depth -= 1;
      if (depth < 0 || depth > MAX_PARENTHESES) return undefined;
    }
    return undefined;
  }

  #findFileEnd(colon: number): number {
    const space = this.#text.indexOf(" ", colon);
    return space === -1 ? this.#text.length : space;
  }

  /** The end, if only punctuation follows before the next whitespace. */
  #checkEnd(end: number | undefined): number | undefined {
    if (end === undefined) return undefined;
    return this.#tokenAt(end - 1).punctuation <= end ? end : undefined;
  }

  #tokenAt(index: number): Token {
    if (index < this.#token.end) return this.#token;
    SPACE_ANYWHERE.lastIndex = index;
    const end = SPACE_ANYWHERE.exec(this.#text)?.index ?? this.#text.length;
    let punctuation = end;
    while (PUNCTUATION.has(this.#text[punctuation - 1]!)) punctuation -= 1;
    this.#token = { end, punctuation };
    return this.#token;
  }
}

/** Where a sticky pattern that matches at the offset ends. */
function match(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
