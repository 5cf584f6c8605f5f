import { ApiError } from "./api-error.ts";

/** What a client said of itself: an email and an API key, not yet checked against any account. */
export interface Credentials {
  readonly email: string;
  readonly key: string;
}

/** Every 401 of HTTP Basic has this code; only the text tells the cases apart. Source: platform 1.3. */
export function unauthorized(msg: string): ApiError {
  return new ApiError("UNAUTHORIZED", msg, { status: 401 });
}

export const notLoggedIn = () =>
  unauthorized("Not logged in: API authentication or user session required");
const invalidHeader = () =>
  unauthorized("Invalid authorization header for basic auth");
const malformedKey = () => unauthorized("Malformed API key");
export const invalidKey = () => unauthorized("Invalid API key");
export const realmDeactivated = () =>
  unauthorized("This organization has been deactivated");
export const accountDeactivated = () => unauthorized("Account is deactivated");
export const wrongSubdomain = () =>
  unauthorized("Account is not associated with this subdomain");
export const webhookBotRefused = () =>
  unauthorized("This API is not available to incoming webhook bots.");

/**
 * Reads the `Authorization` header.
 *
 * Errors: 401 `UNAUTHORIZED` when it is absent or unreadable, 400 `BAD_REQUEST` when it is not Basic, 401 when the key
 * is not 32 letters and digits.
 * Source: platform 1.2 and the first row of 1.3.
 */
export function readCredentials(header: string | undefined): Credentials {
  if (header === undefined) throw notLoggedIn();
  let credentials = readBefore.get(header);
  if (!credentials) {
    credentials = parseCredentials(header);
    if (readBefore.size >= MAX_REMEMBERED) readBefore.clear();
    readBefore.set(header, credentials);
  }
  return credentials;
}

/** A client sends the same header with every request. */
const readBefore = new Map<string, Credentials>();
const MAX_REMEMBERED = 1000;

function parseCredentials(header: string): Credentials {
  const words = header.split(/\s+/).filter((word) => word !== "");
  const [scheme, encoded] = words;
  if (words.length !== 2 || scheme === undefined || encoded === undefined)
    throw invalidHeader();
  if (scheme.toLowerCase() !== "basic") {
    throw new ApiError(
      "BAD_REQUEST",
      "This endpoint requires HTTP basic authentication.",
    );
  }
  const parts = decodeBase64(encoded)?.split(":");
  if (parts?.length !== 2) throw invalidHeader();
  const [email, key] = parts.map((part) => part.trim()) as [string, string];
  if (!/^[A-Za-z0-9]{32}$/.test(key)) throw malformedKey();
  return { email, key };
}

/** Characters outside the alphabet are dropped; wrong padding and bytes that are not UTF-8 give undefined. */
function decodeBase64(text: string): string | undefined {
  const letters = text.replace(/[^A-Za-z0-9+/=]/g, "");
  if (letters.length % 4 !== 0 || /=[^=]/.test(letters) || /={3}/.test(letters))
    return undefined;
  try {
    const bytes = Uint8Array.from(atob(letters), (character) =>
      character.charCodeAt(0),
    );
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
