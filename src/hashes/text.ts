const encoder = new TextEncoder();

/** UTF-8. */
export function toUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Two lower-case digits a byte. */
export function toHex(bytes: Uint8Array): string {
  let hex = "";
  for (const byte of bytes) hex += byte.toString(16).padStart(2, "0");
  return hex;
}
