/** `2024-03-04T09:00:00.000Z` as `03-04 09:00:00.000`. */
export function toShortInstant(iso: string): string {
  return iso.slice(5, 23).replace("T", " ");
}

/** `2024-03-04T09:00:00.000Z` as `2024-03-04 09:00:00`. */
export function toInstant(iso: string): string {
  return iso.slice(0, 19).replace("T", " ");
}

export function toDuration(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${Number((milliseconds / 1000).toFixed(1))} s`;
}

/** JSON text laid out for reading; any other text as it is. */
export function prettyPrint(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** A value of a record or parameter in one line. */
export function toLine(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** `1 request`, `2 requests`. */
export function count(
  number: number,
  one: string,
  more: string = `${one}s`,
): string {
  return `${number} ${number === 1 ? one : more}`;
}

/** A word of a shell command that means just this text. */
export function quoteForShell(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text)
    ? text
    : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
