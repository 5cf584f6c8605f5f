const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;
const SPACE = /\s/u;

/** What a token is so far; with a point, letters and digits may still take turns. */
type Kind = "word" | "number" | "pointedWord" | "pointedNumber";

/**
 * Cuts a text about a time into words, numbers and single other characters. A point may be inside of a number or
 * between letters, as in `a.m.`; a token with several points falls apart at them, as in `13.2.2024`.
 *
 * Source: markdown 12, "free date parsing".
 */
export function toTokens(text: string): string[] {
  const tokens: string[] = [];
  const characters = [...text];
  let at = 0;
  while (at < characters.length) {
    const first = characters[at]!;
    let kind = firstKind(first);
    let token = SPACE.test(first) ? " " : first;
    at += 1;
    while (kind && at < characters.length) {
      const next = nextKind(kind, token, characters[at]!);
      if (!next) break;
      kind = next;
      token += characters[at]!;
      at += 1;
    }
    tokens.push(...splitAtPoints(token, kind));
  }
  return tokens;
}

function firstKind(character: string): Kind | undefined {
  if (LETTER.test(character)) return "word";
  return DIGIT.test(character) ? "number" : undefined;
}

/** The kind of the token with one more character; undefined if the character does not belong to it. */
function nextKind(
  kind: Kind,
  token: string,
  character: string,
): Kind | undefined {
  const isAfterPoint = token.endsWith(".");
  if (character === ".")
    return kind === "word" || kind === "pointedWord"
      ? "pointedWord"
      : "pointedNumber";
  if (character === ",")
    return kind === "number" && token.length >= 2 ? "pointedNumber" : undefined;
  if (LETTER.test(character)) {
    if (kind === "word" || kind === "pointedWord") return kind;
    return kind === "pointedNumber" && isAfterPoint ? "pointedWord" : undefined;
  }
  if (!DIGIT.test(character)) return undefined;
  if (kind === "number" || kind === "pointedNumber") return kind;
  return kind === "pointedWord" && isAfterPoint ? "pointedNumber" : undefined;
}

function splitAtPoints(token: string, kind: Kind | undefined): string[] {
  if (kind !== "pointedWord" && kind !== "pointedNumber") return [token];
  const points = token.split(".").length - 1;
  if (LETTER.test(token) || points > 1 || /[.,]$/.test(token))
    return token.split(/([.,])/).filter((part) => part !== "");
  return [points === 0 ? token.replace(",", ".") : token];
}
