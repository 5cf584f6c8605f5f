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
  /** How long it is shown, in hundredths of a second. */
  readonly delay: number;
  /** What becomes of it then: 2 clears its place, 3 brings back what was there, all else leaves it. */
  readonly disposal: number;
  readonly minimumCodeSize: number;
  readonly data: Uint8Array;
}

/** A moving picture as its file has it. */
export interface Gif {
  readonly width: number;
  readonly height: number;
  /** How often it is shown, 0 for ever; undefined for once. */
  readonly loops: number | undefined;
  readonly frames: readonly GifFrame[];
}

const TRAILER = 0x3b;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
const HAS_PALETTE = 0x80;
const LOOPING = "NETSCAPE2.0";

/** What stands before a frame about it. */
type Control = Pick<GifFrame, "transparent" | "delay" | "disposal">;

const NO_CONTROL: Control = { transparent: undefined, delay: 0, disposal: 0 };

/** Reads the blocks of a GIF. Errors: RangeError for a file that was cut off or that has other blocks. */
export function readFrames(bytes: Uint8Array): Gif {
  const source = new Source(bytes, 6);
  const [width, height] = [source.short(), source.short()];
  const flags = source.byte();
  source.take(2);
  const common = readPalette(source, flags);
  const frames: GifFrame[] = [];
  let control = NO_CONTROL;
  let loops: number | undefined;
  while (!source.atEnd) {
    const block = source.byte();
    if (block === TRAILER) break;
    if (block === EXTENSION) {
      const kind = source.byte();
      const data = source.subBlocks();
      if (kind === GRAPHIC_CONTROL) control = readControl(data);
      if (kind === APPLICATION) loops = readLoops(data) ?? loops;
    } else if (block === IMAGE) {
      frames.push(readFrame(source, common, control));
      control = NO_CONTROL;
    } else throw new RangeError(`unknown block ${block}`);
  }
  return { width, height, loops, frames };
}

function readControl([flags, low, high, transparent]: Uint8Array): Control {
  return {
    transparent: flags! & 1 ? transparent : undefined,
    delay: low! + high! * 256,
    disposal: (flags! >> 2) & 7,
  };
}

/** How often the picture is shown, from the extension that says so; undefined for any other. */
function readLoops(data: Uint8Array): number | undefined {
  const name = String.fromCharCode(...data.subarray(0, LOOPING.length));
  const [kind, low, high] = data.subarray(LOOPING.length);
  return name === LOOPING && kind === 1 && high !== undefined
    ? low! + high * 256
    : undefined;
}

function readFrame(
  source: Source,
  common: Uint8Array,
  control: Control,
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
    ...control,
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
