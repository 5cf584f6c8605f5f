const decoder = new TextDecoder();

/** The text of an answer's body. */
export function bodyText(body: string | Uint8Array): string {
  return typeof body === "string" ? body : decoder.decode(body);
}
