import { joinBytes } from "./bytes.ts";

/** A frame as the file has it, its pixels still compressed. */
export interface GifFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly interlaced: boolean;
  /** Red, green and blue of each colour. */
  readonly palette: Uint8Array;
  /** The colour that is not drawn. */
  readonly transparent: number | undefined;
  readonly minimumCodeSize: number;
  readonly data: Uint8Array;
}

export interface Gif {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly GifFrame[];
}

const TRAILER = 0x3b;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const GRAPHIC_CONTROL = 0xf9;
const HAS_PALETTE = 0x80;

/** Reads the blocks of a GIF. Errors: RangeError for a file that was cut off or that has other blocks. */
export function readFrames(bytes: Uint8Array): Gif {
  const source = new Source(bytes, 6);
  const [width, height] = [source.short(), source.short()];
  const flags = source.byte();
  source.take(2);
  const common = readPalette(source, flags);
  const frames: GifFrame[] = [];
  let transparent: number | undefined;
  while (!source.atEnd) {
    const block = source.byte();
    if (block === TRAILER) break;
    if (block === EXTENSION) {
      const isControl = source.byte() === GRAPHIC_CONTROL;
      const data = source.subBlocks();
      if (isControl) transparent = data[0]! & 1 ? data[3] : undefined;
    } else if (block === IMAGE) {
      frames.push(readFrame(source, common, transparent));
      transparent = undefined;
    } else throw new RangeError(`unknown block ${block}`);
  }
  return { width, height, frames };
}

function readFrame(
  source: Source,
  common: Uint8Array,
  transparent: number | undefined,
): GifFrame {
  const [left, top] = [source.short(), source.short()];
  const [width, height] = [source.short(), source.short()];
  const flags = source.byte();
  const own = readPalette(source, flags);
  return {
    left,
    top,
    width,
    height,
    interlaced: (flags & 0x40) !== 0,
    palette: own.length > 0 ? own : common,
    transparent,
    minimumCodeSize: source.byte(),
    data: source.subBlocks(),
  };
}

function readPalette(source: Source, flags: number): Uint8Array {
  return source.take(flags & HAS_PALETTE ? 3 * 2 ** ((flags & 7) + 1) : 0);
}

/** Bytes that are read one after the other. */
class Source {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get atEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  take(count: number): Uint8Array {
    const end = this.#at + count;
    if (end > this.#bytes.length) throw new RangeError("cut off");
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  byte(): number {
    return this.take(1)[0]!;
  }

  short(): number {
    return this.byte() + this.byte() * 256;
  }

  /** Blocks up to the empty one, joined. */
  subBlocks(): Uint8Array {
    const blocks: Uint8Array[] = [];
    for (let size = this.byte(); size > 0; size = this.byte())
      blocks.push(this.take(size));
    return joinBytes(blocks);
  }
}
