import type { Realm } from "./realm.ts";
import { toBase64Url } from "./upload-path.ts";

/** Source: the reference server, the time for which a signed address is good. */
const VALID_SECONDS = 60;

const PREFIX = "/user_uploads/temporary/";

/**
 * An address at which everybody may have a file for a minute of the realm's time, without credentials.
 *
 * Source: the reference server: path and time with a signature, in hexadecimal. Chosen: the signature is the realm's
 * own, so that the same request at the same time gives the same address.
 */
export function temporaryUrl(realm: Realm, path_id: string): string {
  const token = toHex(sign(realm, path_id, realm.clock.seconds()));
  return `${PREFIX}${token}/${encodeURIComponent(nameIn(path_id))}`;
}

/** What a temporary address stands for; undefined when it is none. */
export function readTemporaryUrl(
  realm: Realm,
  path: string,
):
  | { readonly path_id: string }
  | { readonly problem: "Invalid token" | "Invalid filename" }
  | undefined {
  if (!path.startsWith(PREFIX)) return undefined;
  const [token = "", filename] = path.slice(PREFIX.length).split("/");
  const path_id = readToken(realm, token);
  if (path_id === undefined) return { problem: "Invalid token" };
  return nameIn(path_id) === filename
    ? { path_id }
    : { problem: "Invalid filename" };
}

function readToken(realm: Realm, token: string): string | undefined {
  const signed = fromHex(token);
  const [path_id = "", time = ""] = signed?.split(":") ?? [];
  const signedAt = parseInt(time, 36);
  const age = realm.clock.seconds() - signedAt;
  return signed === sign(realm, path_id, signedAt) && age <= VALID_SECONDS
    ? path_id
    : undefined;
}

function sign(realm: Realm, path_id: string, seconds: number): string {
  const signature = realm.random.bytes("temporary url", path_id, seconds);
  return [path_id, seconds.toString(36), toBase64Url(signature)].join(":");
}

function nameIn(path_id: string): string {
  return path_id.slice(path_id.lastIndexOf("/") + 1);
}

function toHex(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) =>
    byte.toString(16).padStart(2, "0").toUpperCase(),
  ).join("");
}

function fromHex(text: string): string | undefined {
  if (!/^(?:[0-9A-F]{2})+$/.test(text)) return undefined;
  const bytes = text.match(/../g)!.map((pair) => parseInt(pair, 16));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
