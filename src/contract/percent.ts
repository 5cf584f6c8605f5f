const ESCAPES = /(?:%[0-9a-fA-F]{2})+/g;

/** Undoes percent-encoding; bytes that are no UTF-8 become U+FFFD, a lone percent sign stays. */
export function decodePercent(text: string): string {
  if (!text.includes("%")) return text;
  return text.replaceAll(ESCAPES, (escapes) => {
    const bytes = escapes.slice(1).split("%");
    return new TextDecoder().decode(
      Uint8Array.from(bytes, (byte) => parseInt(byte, 16)),
    );
  });
}
