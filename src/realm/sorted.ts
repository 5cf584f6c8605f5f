/** Position of `id` among the first `length` of ascending `ids`, or the position at which it belongs. */
export function lowerBound(
  ids: ArrayLike<number>,
  id: number,
  length = ids.length,
): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ids[middle]! < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Puts `id` into ascending `ids`, once. */
export function insertSorted(ids: number[], id: number): void {
  if (ids.length === 0 || ids[ids.length - 1]! < id) {
    ids.push(id);
    return;
  }
  const position = lowerBound(ids, id);
  if (ids[position] !== id) ids.splice(position, 0, id);
}

/** Takes an id out of an ascending list; nothing happens when it is not there. */
export function removeSorted(ids: number[], id: number): void {
  const position = lowerBound(ids, id);
  if (ids[position] === id) ids.splice(position, 1);
}
