/** Which outer pipes the rows of a table may have, as the header row has them. */
const END_BORDER = /(?<!\\)(?:\\\\)*\|$/;

/** A backslash pair, a run of backticks with or without a backslash before it, a pipe with or without one. */
const ROW_TOKEN = /\\\\|\\?`+|\\\||\|/g;

/** Whether the row begins or ends with a pipe of its own. */
export function hasBorder(row: string): boolean {
  return row.startsWith("|") || END_BORDER.test(row);
}

/** The cells of a row, untrimmed. Pipes in code and pipes behind a backslash do not separate. Source: markdown 5.6. */
export function splitRow(
  row: string,
  { isBordered }: { isBordered: boolean },
): string[] {
  const inner = isBordered
    ? row.replace(/^\|/, "").replace(END_BORDER, (end) => end.slice(0, -1))
    : row;
  const cells: string[] = [];
  let start = 0;
  for (const pipe of findSeparators(inner)) {
    cells.push(inner.slice(start, pipe));
    start = pipe + 1;
  }
  cells.push(inner.slice(start));
  return cells;
}

interface BacktickRun {
  /** Offsets of the first and last backtick. */
  readonly start: number;
  readonly end: number;
  /** Backticks that can close another run. */
  readonly length: number;
  /** Backticks that this run needs at the other end; one fewer behind a backslash. */
  readonly needed: number;
}

function findSeparators(row: string): number[] {
  if (!row.includes("`") && !row.includes("\\")) return findPipes(row);
  const pipes: number[] = [];
  const runs: BacktickRun[] = [];
  for (const { 0: token, index } of row.matchAll(ROW_TOKEN)) {
    if (token === "|") pipes.push(index);
    else if (token.endsWith("`")) {
      const escaped = token[0] === "\\" ? 1 : 0;
      const length = token.length - escaped;
      const end = index + token.length - 1;
      runs.push({ start: index, end, length, needed: length - escaped });
    }
  }
  return pipesOutside(pipes, pairRuns(runs));
}

function findPipes(row: string): number[] {
  const pipes: number[] = [];
  for (let at = row.indexOf("|"); at !== -1; at = row.indexOf("|", at + 1))
    pipes.push(at);
  return pipes;
}

/** Code regions, each from a run to the next one that can close it. */
function pairRuns(runs: readonly BacktickRun[]): [number, number][] {
  const closers = new Map<number, number[]>();
  for (const [index, { length }] of runs.entries()) {
    const known = closers.get(length);
    if (known) known.push(index);
    else closers.set(length, [index]);
  }
  // Taken from the end, so the nearest closer comes last.
  for (const indexes of closers.values()) indexes.reverse();
  const regions: [number, number][] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const { start, needed } = runs[at]!;
    const candidates = needed > 0 ? (closers.get(needed) ?? []) : [];
    while (candidates.length > 0 && candidates.at(-1)! <= at) candidates.pop();
    const closer = candidates.at(-1);
    if (closer === undefined) continue;
    regions.push([start, runs[closer]!.end]);
    at = closer;
  }
  return regions;
}

/** Both lists are in order. */
function pipesOutside(
  pipes: readonly number[],
  regions: readonly (readonly [number, number])[],
): number[] {
  let next = 0;
  return pipes.filter((pipe) => {
    while (next < regions.length && regions[next]![1] < pipe) next += 1;
    const region = regions[next];
    return region === undefined || pipe < region[0];
  });
}
