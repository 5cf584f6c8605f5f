/**
 * Replaces every match of a global pattern in one pass. A match whose handler answers undefined stays, and the search
 * goes on behind it.
 */
export function replaceMatches(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): string {
  let out = "";
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    const replacement = replace(match);
    if (replacement === undefined) continue;
    out += text.slice(done, match.index) + replacement;
    done = match.index + match[0].length;
  }
  return done === 0 ? text : out + text.slice(done);
}
