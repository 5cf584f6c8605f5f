/** A decoded picture: red, green, blue and opacity of each pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Side of a custom emoji. Source: organization 9; platform 7. */
const SIDE = 64;

/** A pixel of the source that a pixel of the result shows, and how much of it. */
interface Share {
  readonly at: number;
  readonly weight: number;
}

/**
 * The middle of a picture as a square of an emoji's size; each pixel is the mean of those that it stands for.
 *
 * Chosen: the filter (organization 9 names only the size).
 */
export function fitSquare({ width, height, data }: Pixels): Pixels {
  const cut = Math.min(width, height);
  const columns = sharesOf((width - cut) / 2, cut);
  const rows = sharesOf((height - cut) / 2, cut);
  const fitted = new Uint8Array(SIDE * SIDE * 4);
  let to = 0;
  for (const row of rows) {
    for (const column of columns) {
      let [red, green, blue, opacity] = [0, 0, 0, 0];
      for (const { at: y, weight: tall } of row) {
        for (const { at: x, weight: wide } of column) {
          const from = (y * width + x) * 4;
          const share = tall * wide * data[from + 3]!;
          red += data[from]! * share;
          green += data[from + 1]! * share;
          blue += data[from + 2]! * share;
          opacity += share;
        }
      }
      if (opacity > 0) {
        fitted[to] = Math.round(red / opacity);
        fitted[to + 1] = Math.round(green / opacity);
        fitted[to + 2] = Math.round(blue / opacity);
        fitted[to + 3] = Math.round(opacity);
      }
      to += 4;
    }
  }
  return { width: SIDE, height: SIDE, data: fitted };
}

function sharesOf(start: number, length: number): Share[][] {
  const step = length / SIDE;
  return Array.from({ length: SIDE }, (_, index) => {
    const from = start + index * step;
    const to = from + step;
    const shares: Share[] = [];
    for (let at = Math.floor(from); at < to; at++) {
      const weight = (Math.min(to, at + 1) - Math.max(from, at)) / step;
      if (weight > 0) shares.push({ at, weight });
    }
    return shares;
  });
}

/** The same without mixing colours, for pictures that may have few of them. */
export function fitSquareSharply({ width, height, data }: Pixels): Pixels {
  const cut = Math.min(width, height);
  const place = (start: number, index: number) =>
    Math.floor(start + ((index + 0.5) * cut) / SIDE);
  const fitted = new Uint8Array(SIDE * SIDE * 4);
  for (let row = 0; row < SIDE; row++) {
    const y = place((height - cut) / 2, row);
    for (let column = 0; column < SIDE; column++) {
      const from = (y * width + place((width - cut) / 2, column)) * 4;
      fitted.set(data.subarray(from, from + 4), (row * SIDE + column) * 4);
    }
  }
  return { width: SIDE, height: SIDE, data: fitted };
}
