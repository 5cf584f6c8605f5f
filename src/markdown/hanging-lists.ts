import { type FenceLine, parseFenceLine } from "./fence-line.ts";

const LIST_LINE = /^ *([*+-]|\p{Nd}\.) +/u;

/**
 * Puts a blank line before a list that hangs on a line of text or on a list of the other kind, so that it starts a
 * block of its own. Not inside code, math and spoiler fences.
 *
 * Source: markdown 5.4.
 */
export function separateHangingLists(source: string): string {
  const lines = source.split("\n");
  const separated: string[] = [];
  const fences = new OpenFences();
  let kind = listKind(lines[0] ?? "");
  for (const [index, line] of lines.entries()) {
    separated.push(line);
    if (index === lines.length - 1) break;
    fences.read(line);
    const nextKind = listKind(lines[index + 1]!);
    if (line && nextKind && nextKind !== kind && !fences.isInCode)
      separated.push("");
    kind = nextKind;
  }
  return separated.join("\n");
}

/** A bullet and a number are two kinds, because a change between them starts another list. */
function listKind(line: string): "bullet" | "number" | undefined {
  const marker = LIST_LINE.exec(line)?.[1];
  if (marker === undefined) return undefined;
  return marker.endsWith(".") ? "number" : "bullet";
}

/** The fences open at a line of the source. Here a language counts as written: `QUOTE` is code. */
class OpenFences {
  readonly #open: { fence: string; isCode: boolean }[] = [];
  #codeFences = 0;

  get isInCode(): boolean {
    return this.#codeFences > 0;
  }

  read(line: string): void {
    const opening = parseFenceLine(line);
    if (!opening) return;
    if (this.#closes(opening)) {
      if (this.#open.pop()?.isCode) this.#codeFences -= 1;
      return;
    }
    const isCode =
      opening.language !== "quote" && opening.language !== "quoted";
    this.#open.push({ fence: opening.fence, isCode });
    if (isCode) this.#codeFences += 1;
  }

  #closes({ fence, language }: FenceLine): boolean {
    return language === undefined && fence === this.#open.at(-1)?.fence;
  }
}
