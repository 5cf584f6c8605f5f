import { isUtf8 } from "node:buffer";

/** Bytes as UTF-8, or as Latin-1 when they are not. Source: platform 2.6. */
export function toText(bytes: Buffer): string {
  return bytes.toString(isUtf8(bytes) ? "utf8" : "latin1");
}

const NOT_ASCII = /[\x80-\xff]/;

/** A request target or header value as sent: Node reads its bytes as Latin-1. */
export function fromWire(text: string): string {
  return NOT_ASCII.test(text) ? toText(Buffer.from(text, "latin1")) : text;
}
