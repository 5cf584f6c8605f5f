import type { Realm } from "./realm.ts";

const FOLDERS = 256;
const SECRET_BYTES = 18;

/** Where a new file is kept: organization, two parts that nobody can guess, and its name made fit for an address. */
export function toPathId(
  realm: Realm,
  { realmId, id, name }: { realmId: number; id: number; name: string },
): string {
  const folder = realm.random.integer(FOLDERS, "upload folder", id);
  const secret = toBase64Url(
    realm.random.bytes("upload", id).subarray(0, SECRET_BYTES),
  );
  return [realmId, folder.toString(16), secret, sanitizeName(name)].join("/");
}

/**
 * A file's name with nothing but letters, digits and `.-_`; white space and dashes in a row become one dash.
 *
 * Source: the reference server.
 */
export function sanitizeName(name: string): string {
  const sanitized = name
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{N}_\s.-]/gu, "")
    .trim()
    .replaceAll(/[-\s]+/g, "-");
  return ["", ".", ".."].includes(sanitized) ? "uploaded-file" : sanitized;
}

/** The alphabet of addresses, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Where a file is served, and what messages link to. */
export function fileUrl(path_id: string): string {
  return `/user_uploads/${path_id}`;
}
