const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;
const SPACE = /\s/u;
const SEPARATOR = /[.,]/g;

/**
 * Cuts a text about a time into words, numbers and single other characters. A point may be inside of a number or
 * between letters, as in `a.m.`; a run with several points falls apart at them, as in `13.2.2024`.
 *
 * Source: markdown 12, "free date parsing".
 */
export function toTokens(text: string): string[] {
  const tokens: string[] = [];
  const characters = [...text];
  let at = 0;
  while (at < characters.length) {
    const run = readRun(characters, at);
    at += run.length;
    tokens.push(...splitRun(run));
  }
  return tokens;
}

/** The longest run of letters or of digits, with the points that may be in it. */
function readRun(characters: readonly string[], start: number): string[] {
  const first = characters[start]!;
  if (SPACE.test(first)) return [" "];
  const isWord = LETTER.test(first);
  if (!isWord && !DIGIT.test(first)) return [first];
  const run = [first];
  let hasPoint = false;
  let takesLetters = isWord;
  for (let at = start + 1; at < characters.length; at += 1) {
    const character = characters[at]!;
    const isComma = character === "," && !isWord && run.length >= 2;
    if (character === "." || (isComma && !hasPoint)) hasPoint = true;
    else if (LETTER.test(character)) {
      if (!takesLetters && !(hasPoint && run.at(-1) === ".")) break;
      takesLetters = true;
    } else if (!DIGIT.test(character)) break;
    else if (takesLetters && !(hasPoint && run.at(-1) === ".")) {
      if (!hasPoint || isWord) break;
    }
    run.push(character);
  }
  return run;
}

function splitRun(run: readonly string[]): string[] {
  const text = run.join("");
  const points = run.filter((character) => character === ".").length;
  const hasLetters = LETTER.test(text);
  const hasSeparator = points > 0 || text.includes(",");
  const fallsApart =
    hasSeparator &&
    text.length > 1 &&
    (hasLetters || points > 1 || text.endsWith(".") || text.endsWith(","));
  if (fallsApart) return text.split(/([.,])/).filter((part) => part !== "");
  return [points === 0 ? text.replace(SEPARATOR, ".") : text];
}
