import { isUtf8 } from "node:buffer";

/** Bytes as UTF-8, or as Latin-1 when they are not. Source: platform 2.6. */
export function toText(bytes: Buffer): string {
  return bytes.toString(isUtf8(bytes) ? "utf8" : "latin1");
}
