import { WORD } from "../characters.ts";
import { createFinalElement } from "../element.ts";
import { replaceMatches } from "./replace-matches.ts";
import type { InlineRule, InlineScan } from "./rule.ts";

/** Two marks may come to enclose a formula when another one between them is gone. */
const MAX_PASSES = 4;

const MATH = new RegExp(
  `(?<![${WORD}$])\\$\\$([^\\n_$](?:\\\\\\$|[^$\\n])*)\\$\\$(?![${WORD}$])`,
  "gu",
);

/** `$$math$$`. Source: markdown 7.3. */
export const inlineMath: InlineRule = (text, scan) => {
  let rendered = text;
  for (let pass = 0; pass < MAX_PASSES && rendered.includes("$$"); pass += 1) {
    const before = rendered;
    rendered = renderOnce(before, scan);
    if (rendered === before) break;
  }
  return rendered;
};

/** KaTeX refuses a formula that has a placeholder in it, so it shows as one with an error. */
function renderOnce(text: string, scan: InlineScan): string {
  return replaceMatches(text, MATH, ({ 1: tex = "" }) => {
    const html = scan.tex?.(tex, { displayMode: false });
    if (html !== undefined) return scan.stashNode(scan.stash.keep(html));
    return scan.stashNode(
      createFinalElement("span", { class: "tex-error" }, `$$${tex}$$`),
    );
  });
}
