import type { AlertWord } from "./context.ts";

/** The two sets differ, as on the reference server. Source: markdown 15. */
const BEFORE = new Set(" \n(\".,';[*`>");
const AFTER = new Set(" \n)?:.,';]!*`");

/** Users one of whose alert words is in the text, from which fenced code and math are gone. Source: markdown 15. */
export function findAlertedUsers(
  text: string,
  words: Iterable<AlertWord>,
): Set<number> {
  const alerted = new Set<number>();
  const lowered = text.toLowerCase();
  for (const { word, userIds } of words)
    if (occurs(word.toLowerCase(), lowered))
      for (const userId of userIds) alerted.add(userId);
  return alerted;
}

function occurs(word: string, text: string): boolean {
  if (!word) return false;
  for (
    let at = text.indexOf(word);
    at !== -1;
    at = text.indexOf(word, at + 1)
  ) {
    const after = text[at + word.length];
    if (
      (at <= 1 || BEFORE.has(text[at - 1]!)) &&
      (after === undefined || AFTER.has(after))
    )
      return true;
  }
  return false;
}
