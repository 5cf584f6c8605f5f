import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

type Color = readonly [red: number, green: number, blue: number];

const PAPER: Color = [240, 240, 240];
/** Fields a side; the margin around them is half a field. */
const FIELDS = 5;

/** A PNG of coloured fields, mirrored left to right, that depends on the name alone. */
export async function drawPicture(
  name: string,
  size: number,
): Promise<Uint8Array> {
  const { encode } = await import("fast-png");
  const hash = sha256(utf8ToBytes(name));
  const ink = inkOf(hash);
  const data = new Uint8Array(size * size * 3);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const color = isInked(hash, fieldAt(x, size), fieldAt(y, size))
        ? ink
        : PAPER;
      data.set(color, (y * size + x) * 3);
    }
  }
  return encode({ width: size, height: size, channels: 3, depth: 8, data });
}

/** The same as an SVG of any size. */
export function drawVector(name: string): string {
  const hash = sha256(utf8ToBytes(name));
  const ink = toHexColor(inkOf(hash));
  const fields = Array.from({ length: FIELDS * FIELDS }, (_, index) => ({
    column: index % FIELDS,
    row: Math.floor(index / FIELDS),
  })).filter(({ column, row }) => isInked(hash, column, row));
  const path = fields
    .map(({ column, row }) => `M${column + 0.5} ${row + 0.5}h1v1h-1z`)
    .join("");
  const side = FIELDS + 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="${toHexColor(PAPER)}" d="M0 0h${side}v${side}H0z"/><path fill="${ink}" d="${path}"/></svg>`;
}

function inkOf(hash: Uint8Array): Color {
  return toColor((hash[30]! * 256 + hash[31]!) / 65_536);
}

function toHexColor(color: Color): string {
  return `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function fieldAt(pixel: number, size: number): number {
  return Math.floor((pixel / size) * (FIELDS + 1) - 0.5);
}

function isInked(hash: Uint8Array, column: number, row: number): boolean {
  if (column < 0 || column >= FIELDS || row < 0 || row >= FIELDS) return false;
  const mirrored = Math.min(column, FIELDS - 1 - column);
  return hash[row * 3 + mirrored]! % 2 === 0;
}

/** A colour of middling brightness by its hue, 0 to 1. */
function toColor(hue: number): Color {
  const channel = (shift: number) => {
    const position = (shift + hue * 12) % 12;
    const height = Math.max(-1, Math.min(position - 3, 9 - position, 1));
    return Math.round((0.5 - 0.28 * height) * 255);
  };
  return [channel(0), channel(8), channel(4)];
}
