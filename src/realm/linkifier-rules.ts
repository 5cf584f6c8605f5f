import { compileLinkifiers } from "../markdown/linkifier-pattern.ts";

/** What RE2 cannot do, though JavaScript can. */
const FOREIGN = /\((?:\?(?:<?[=!]|<)(?!P))|\\[1-9]/;

/** What a linkifier's pattern says, or why it is no regular expression, in RE2's words. */
export type PatternReading =
  { readonly groups: readonly string[] } | { readonly problem: string };

/**
 * Reads the pattern of a linkifier.
 *
 * Source: organization 10, `Bad regular expression`. Chosen: the most common of RE2's texts, else a general one.
 */
export function readPattern(pattern: string): PatternReading {
  const problem = findProblem(pattern);
  if (problem !== undefined) return { problem };
  const [compiled] = compileLinkifiers([{ pattern, url_template: "" }]);
  if (!compiled) return { problem: `invalid regular expression: ${pattern}` };
  // Together with nothing it always matches, and names all of its groups.
  const { source, flags } = compiled.pattern;
  const match = new RegExp(`${source}|`, flags).exec("");
  return { groups: Object.keys(match?.groups ?? {}) };
}

function findProblem(pattern: string): string | undefined {
  const foreign = FOREIGN.exec(pattern)?.[0];
  if (foreign?.startsWith("\\")) return `invalid escape sequence: ${foreign}`;
  if (foreign !== undefined) return `invalid perl operator: ${foreign}`;
  let depth = 0;
  let isOperand = false;
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at]!;
    if (character === "\\") {
      if (++at === pattern.length) return "trailing \\: ";
    } else if (character === "[") {
      const end = endOfClass(pattern, at);
      if (end === undefined) return `missing ]: ${pattern.slice(at)}`;
      at = end;
    } else if (character === "(") {
      depth++;
    } else if (character === ")") {
      if (--depth < 0) return `unexpected ): ${pattern}`;
    } else if ("*+?".includes(character) && !isOperand) {
      if (pattern[at - 1] !== "(" || character !== "?")
        return `no argument for repetition operator: ${character}`;
    }
    isOperand =
      !"(|^".includes(character) &&
      !(character === "?" && pattern[at - 1] === "(");
  }
  return depth > 0 ? `missing ): ${pattern}` : undefined;
}

/** Where the class that begins at `start` ends; a bracket that comes first in it is a member. */
function endOfClass(pattern: string, start: number): number | undefined {
  let at = start + 1;
  if (pattern[at] === "^") at++;
  if (pattern[at] === "]") at++;
  for (; at < pattern.length; at++) {
    if (pattern[at] === "\\") at++;
    else if (pattern[at] === "]") return at;
  }
  return undefined;
}
