/** What files are by the endings of their names. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  png: "image/png",
  gif: "image/gif",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  pdf: "application/pdf",
  txt: "text/plain; charset=utf-8",
  mp4: "video/mp4",
  webm: "video/webm",
};

/** The content type of a file: what its sender said, else what its name says. */
export function contentTypeOf(name: string, sent = ""): string {
  if (/^[\x20-\x7e]+$/.test(sent)) return sent;
  const ending = /\.([^.]*)$/.exec(name)?.[1]!.toLowerCase() ?? "";
  return Object.hasOwn(CONTENT_TYPES, ending)
    ? CONTENT_TYPES[ending]!
    : "application/octet-stream";
}
