import { WORD } from "../characters.ts";
import { createFinalElement } from "../element.ts";
import { replaceMatches } from "./replace-matches.ts";
import type { InlineRule } from "./rule.ts";

const MATH = new RegExp(
  `(?<![${WORD}$])\\$\\$([^\\n_$](?:\\\\\\$|[^$\\n])*)\\$\\$(?![${WORD}$])`,
  "gu",
);

/** `$$math$$`. Source: markdown 7.3. */
export const inlineMath: InlineRule = (text, scan) => {
  if (!text.includes("$$")) return text;
  return replaceMatches(text, MATH, ({ 1: tex = "" }) => {
    const html = scan.tex?.(scan.withoutPlaceholders(tex), {
      displayMode: false,
    });
    if (html !== undefined) return scan.stashNode(scan.stash.keep(html));
    return scan.stashNode(
      createFinalElement("span", { class: "tex-error" }, `$$${tex}$$`),
    );
  });
};
