import { isBlank } from "../characters.ts";

/** Lines that are indented and the lines after them. */
export interface Unindented {
  readonly inside: string;
  readonly rest: string;
}

/** Takes the indentation off the leading lines that have it; blank lines among them count as indented. */
export function takeIndented(text: string, width: number): Unindented {
  const indent = " ".repeat(width);
  const inside: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const newline = text.indexOf("\n", at);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(at, end);
    if (line.startsWith(indent)) inside.push(line.slice(width));
    else if (isBlank(line)) inside.push("");
    else break;
    at = end + 1;
  }
  return { inside: inside.join("\n"), rest: text.slice(at) };
}

/** Takes the indentation off every line that has it. */
export function stripIndent(text: string, width: number): string {
  const indent = " ".repeat(width);
  return text
    .split("\n")
    .map((line) => (line.startsWith(indent) ? line.slice(width) : line))
    .join("\n");
}
