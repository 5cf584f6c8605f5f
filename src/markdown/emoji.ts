import { EMOJI_NAMES } from "./generated/emoji-names.ts";

interface EmojiTable {
  readonly codeByName: ReadonlyMap<string, string>;
  /** The first name of a code is the canonical one. */
  readonly namesByCode: ReadonlyMap<string, readonly string[]>;
}

let table: EmojiTable | undefined;

/** The code of a standard emoji by any of its names, such as `1f44d`. Source: markdown 11. */
export function findEmojiCode(name: string): string | undefined {
  return getTable().codeByName.get(name);
}

/** The canonical name of a standard emoji by its code. Source: markdown 11. */
export function findEmojiName(code: string): string | undefined {
  return getTable().namesByCode.get(code)?.[0];
}

/** Whether a standard emoji has this name. */
export function isUnicodeEmojiName(name: string): boolean {
  return getTable().codeByName.has(name);
}

/** All standard emoji with their names, the canonical one first: what `server_emoji_data_url` serves. */
export function emojiNamesByCode(): ReadonlyMap<string, readonly string[]> {
  return getTable().namesByCode;
}

/** The code of a sequence of Unicode characters: hexadecimal, without U+FE0F. Source: markdown 11. */
export function toEmojiCode(characters: string): string {
  return [...characters]
    .filter((character) => character !== "\ufe0f")
    .map((character) => character.codePointAt(0)!.toString(16).padStart(4, "0"))
    .join("-");
}

function getTable(): EmojiTable {
  table ??= readTable(EMOJI_NAMES);
  return table;
}

/**
 * Lines of a code and its names. A code that is left out is one above the last; `+` is the joiner; `~us` is the flag
 * of that region, whose names all begin with `flag_`.
 */
function readTable(lines: string): EmojiTable {
  const codeByName = new Map<string, string>();
  const namesByCode = new Map<string, readonly string[]>();
  let last = "";
  for (const line of lines.split("\n")) {
    const [shown = "", ...words] = line.split(" ");
    const isFlag = shown.startsWith("~");
    const code = isFlag ? toFlagCode(shown.slice(1)) : expandCode(shown, last);
    const names = isFlag ? words.map((word) => `flag_${word}`) : words;
    if (!isFlag) last = code;
    namesByCode.set(code, names);
    for (const name of names) codeByName.set(name, code);
  }
  return { codeByName, namesByCode };
}

function expandCode(shown: string, last: string): string {
  if (shown) return shown.replaceAll("+", "-200d-");
  return (Number.parseInt(last, 16) + 1).toString(16).padStart(4, "0");
}

function toFlagCode(region: string): string {
  return [...region]
    .map((letter) => (letter.charCodeAt(0) + 0x1f185).toString(16))
    .join("-");
}
