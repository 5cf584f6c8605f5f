import { createFinalElement } from "../element.ts";
import { escapeCode } from "../escape.ts";
import type { InlineRule, InlineScan } from "./rule.ts";

interface Run {
  readonly start: number;
  readonly end: number;
}

/** What a backslash keeps of a run that opens may close an earlier one when the rest of it is gone. */
const MAX_PASSES = 4;

const BACKTICKS = /`+/g;

/** Source: markdown 7.2, "Code". */
export const codeSpan: InlineRule = (text, scan) => {
  let scanned = text;
  for (let pass = 0; pass < MAX_PASSES && scanned.includes("`"); pass += 1) {
    const before = scanned;
    scanned = scanOnce(before, scan);
    if (scanned === before) break;
  }
  return scanned;
};

function scanOnce(text: string, scan: InlineScan): string {
  const runs = [...text.matchAll(BACKTICKS)].map(({ 0: run, index }) => ({
    start: index,
    end: index + run.length,
  }));
  const closers = new Closers(runs);
  let out = "";
  let done = 0;
  for (const run of runs) {
    if (run.start < done) continue;
    const backslashes = countBackslashes(text, run.start, done);
    if (backslashes > 0 && backslashes % 2 === 0) {
      const half = scan.stashNode("\\".repeat(backslashes / 2));
      out += text.slice(done, run.start - backslashes) + half;
      done = run.start;
    }
    // An odd backslash keeps the first backtick from opening; the others of the run can.
    const opener = backslashes % 2 === 1 ? run.start + 1 : run.start;
    const closer = closers.find(run.end, run.end - opener);
    if (!closer) continue;
    const content = text.slice(
      opener + closer.end - closer.start,
      closer.start,
    );
    out += text.slice(done, opener) + stashCode(content, scan);
    done = closer.end;
  }
  return done === 0 ? text : out + text.slice(done);
}

function stashCode(content: string, scan: InlineScan): string {
  return scan.stashNode(createFinalElement("code", {}, escapeCode(content)));
}

function countBackslashes(text: string, end: number, from: number): number {
  let start = end;
  while (start > from && text[start - 1] === "\\") start -= 1;
  return end - start;
}

/** Finds the run that closes a code span: the next one that is exactly as long, else one of the shorter lengths. */
class Closers {
  /** By length, the last run first. */
  readonly #byLength = new Map<number, Run[]>();

  constructor(runs: readonly Run[]) {
    for (const run of runs.toReversed()) {
      const length = run.end - run.start;
      const known = this.#byLength.get(length);
      if (known) known.push(run);
      else this.#byLength.set(length, [run]);
    }
  }

  /** Asked for growing offsets only. */
  find(from: number, longest: number): Run | undefined {
    for (let length = longest; length > 0; length -= 1) {
      const runs = this.#byLength.get(length) ?? [];
      while (runs.length > 0 && runs.at(-1)!.start < from) runs.pop();
      const run = runs.at(-1);
      if (run) return run;
    }
    return undefined;
  }
}
