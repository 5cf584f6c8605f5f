import { codePoints } from "./names.ts";

/** Source: events 1.8, password_min_length and password_min_guesses. */
const MIN_LENGTH = 6;
const MIN_GUESSES = 10_000;

/** What attackers try first. Chosen: a handful. */
const COMMON =
  /password|passwort|qwert|asdf|abc123|letmein|welcome|iloveyou|monkey|dragon/gi;

/**
 * Whether a password is long enough and hard enough to guess.
 *
 * Chosen: guesses are counted coarsely. A common word, a repeated character and a run such as `1234` count as one
 * character each; the reference uses a large dictionary.
 */
export function isStrongPassword(password: string): boolean {
  if (codePoints(password) < MIN_LENGTH) return false;
  const shortened = withoutRuns([...password.replace(COMMON, "~")]);
  return 10 ** shortened >= MIN_GUESSES;
}

/** Characters that do not continue the step between the two before them. */
function withoutRuns(characters: readonly string[]): number {
  const codes = characters.map((character) => character.codePointAt(0)!);
  let count = 0;
  for (let index = 0; index < codes.length; index++) {
    const step = codes[index]! - (codes[index - 1] ?? Number.NaN);
    const isRun = Math.abs(step) <= 1;
    if (!isRun) count++;
  }
  return count;
}
