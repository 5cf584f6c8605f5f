import { paths } from "./operation.ts";

/** Chosen: two typing errors, or a forgotten segment. */
const MAX_DISTANCE = 3;
const SEGMENT_DISTANCE = 2;
const MAX_PATH_LENGTH = 200;

/** The known path that an unknown one was probably meant to be, with its placeholders. */
export function nearestPath(path: string): string | undefined {
  if (path.length > MAX_PATH_LENGTH) return undefined;
  const asked = path.split("/").filter((segment) => segment !== "");
  let nearest: string | undefined;
  let least = MAX_DISTANCE + 1;
  for (const { path: known } of paths) {
    const full = `/api/v1${known}`;
    const distance = distanceOfPaths(asked, full.split("/").slice(1));
    if (distance < least && sharesWord(asked, known)) {
      least = distance;
      nearest = full;
    }
  }
  return nearest;
}

/** Whether at least one word of a known path was asked for: what only fits placeholders was not meant. */
function sharesWord(asked: readonly string[], known: string): boolean {
  return known
    .split("/")
    .filter((segment) => segment !== "" && !segment.startsWith("{"))
    .some((word) =>
      asked.some(
        (segment) =>
          distanceOfWords(segment.toLowerCase(), word) <= SEGMENT_DISTANCE,
      ),
    );
}

/** The least sum of changes between two lists of segments; a placeholder is near to anything. */
function distanceOfPaths(
  asked: readonly string[],
  known: readonly string[],
): number {
  const missing = Math.abs(asked.length - known.length);
  if (missing * SEGMENT_DISTANCE > MAX_DISTANCE) return MAX_DISTANCE + 1;
  return editDistance(asked, known, {
    replace: (a, b) =>
      b.startsWith("{") ? 0 : distanceOfWords(a.toLowerCase(), b),
    skip: SEGMENT_DISTANCE,
  });
}

function distanceOfWords(a: string, b: string): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > MAX_DISTANCE) return MAX_DISTANCE + 1;
  return editDistance([...a], [...b], {
    replace: (x, y) => (x === y ? 0 : 1),
    skip: 1,
  });
}

function editDistance<T>(
  from: readonly T[],
  to: readonly T[],
  { replace, skip }: { replace: (a: T, b: T) => number; skip: number },
): number {
  let row = [0, ...to.map((_, index) => (index + 1) * skip)];
  from.forEach((a, index) => {
    const next = [(index + 1) * skip];
    to.forEach((b, column) => {
      next.push(
        Math.min(
          row[column]! + replace(a, b),
          row[column + 1]! + skip,
          next[column]! + skip,
        ),
      );
    });
    row = next;
  });
  return row.at(-1)!;
}
