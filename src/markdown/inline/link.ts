import { isBlank, SPACE } from "../characters.ts";
import { createFinalElement } from "../element.ts";
import { toHref, toLocalHref } from "../href.ts";
import { type LinkTarget, readLinkTarget } from "./link-target.ts";
import type { InlineRule, InlineScan } from "./rule.ts";

/** A link may come to stand in the text of another one that was not one before; then the text is read again. */
const MAX_PASSES = 4;

/** Keeps time linear for many targets that are opened and never closed; no text of real people comes near. */
const MAX_WORK_PER_CHARACTER = 40;

const BRACKET = /[[\]]/g;
const TITLE_SPACE = new RegExp(`[${SPACE}]`, "g");
const QUOTED = /^"[^]*"$|^'[^]*'$/;

/** `[text](url "title")`. Source: markdown 8.1. */
export const link: InlineRule = (text, scan) => {
  let linked = text;
  for (let pass = 0; pass < MAX_PASSES && linked.includes("]("); pass += 1) {
    const before = linked;
    linked = linkOnce(before, scan);
    if (linked === before) break;
  }
  return linked;
};

function linkOnce(text: string, scan: InlineScan): string {
  let out = "";
  let done = 0;
  let work = MAX_WORK_PER_CHARACTER * text.length;
  for (const [open, close] of pairBrackets(text)) {
    if (open < done || text[open - 1] === "!") continue;
    if (text[close + 1] !== "(") continue;
    const target = readLinkTarget(text, close + 1, work);
    work -= target?.work ?? text.length - close;
    if (work < 0) break;
    const anchor =
      target && toAnchor(text.slice(open + 1, close), target, scan);
    if (!anchor) continue;
    out += text.slice(done, open) + scan.stashNode(anchor);
    done = target.end;
  }
  return out + text.slice(done);
}

/** Opening and closing offsets of balanced brackets, by the opening one. */
function pairBrackets(text: string): [number, number][] {
  const pairs: [number, number][] = [];
  const open: [number, number][] = [];
  for (const { 0: bracket, index } of text.matchAll(BRACKET)) {
    if (bracket === "[") {
      const pair: [number, number] = [index, -1];
      open.push(pair);
      pairs.push(pair);
    } else {
      const pair = open.pop();
      if (pair) pair[1] = index;
    }
  }
  return pairs.filter(([, close]) => close !== -1);
}

function toAnchor(text: string, target: LinkTarget, scan: InlineScan) {
  const url = toHref(scan.withoutPlaceholders(target.url).trim());
  if (url === undefined) return undefined;
  const href = toLocalHref(url, scan.context.realmUrl);
  const shown = isBlank(text) ? href : text;
  const anchor = createFinalElement("a", { href }, shown);
  if (target.title !== undefined)
    anchor.attributes["title"] = toTitle(target.title, scan);
  return anchor;
}

function toTitle(quoted: string, scan: InlineScan): string {
  const title = scan.withoutPlaceholders(quoted.trim());
  const bare = QUOTED.test(title) ? title.slice(1, -1) : title;
  return bare.replace(TITLE_SPACE, " ");
}
