import { JsonText } from "./json-text.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const OPEN = toBytes("[");
const COMMA = toBytes(",");
const CLOSE = toBytes("]");

/** A long value that is kept as pieces of JSON in UTF-8, so that sending it copies bytes and writes nothing anew. */
export class JsonBytes {
  readonly pieces: readonly Uint8Array[];

  constructor(pieces: readonly Uint8Array[]) {
    this.pieces = pieces;
  }

  /** An array of values that are each in UTF-8. */
  static array(items: readonly Uint8Array[]): JsonBytes {
    const pieces = [OPEN];
    for (const item of items) {
      if (pieces.length > 1) pieces.push(COMMA);
      pieces.push(item);
    }
    pieces.push(CLOSE);
    return new JsonBytes(pieces);
  }

  toJSON(): unknown {
    return JSON.parse(decoder.decode(join(this.pieces)));
  }
}

/** UTF-8 of a text. */
export function toBytes(text: string): Uint8Array {
  return encoder.encode(text);
}

/**
 * JSON of an object, some of whose direct fields are `JsonBytes`, in UTF-8 and with `end` behind it; undefined when
 * none is, and text will do.
 */
export function writeObjectBytes(
  fields: Readonly<Record<string, unknown>>,
  end: string,
): Uint8Array | undefined {
  let pieces: Uint8Array[] | undefined;
  for (const name in fields) if (fields[name] instanceof JsonBytes) pieces = [];
  if (!pieces) return undefined;
  let text = "";
  let isFirst = true;
  for (const name in fields) {
    const value = fields[name];
    if (value === undefined) continue;
    text += `${isFirst ? "{" : ","}${JSON.stringify(name)}:`;
    isFirst = false;
    if (value instanceof JsonBytes) {
      pieces.push(toBytes(text));
      for (const piece of value.pieces) pieces.push(piece);
      text = "";
    } else {
      text += value instanceof JsonText ? value.text : JSON.stringify(value);
    }
  }
  pieces.push(toBytes(`${text}}${end}`));
  return join(pieces);
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  const joined = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
