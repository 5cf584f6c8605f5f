/** The text is no date; caught in parse-time.ts. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

/** A number of the text is beyond what the reference server can hold; caught in parse-time.ts. */
export class OutOfRange extends Error {
  override readonly name = "OutOfRange";
}

/** The whole number that the text is. */
export function toInteger(text: string | undefined): number {
  if (text === undefined || !/^\p{Nd}+$/u.test(text)) throw new Unreadable();
  return Number(text);
}
