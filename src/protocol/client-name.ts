/** Source: platform 7, client name. */
const MAX_CLIENT_NAME_LENGTH = 30;

/** A longer header is not a product name; matching it whole would take long. */
const MAX_HEADER_LENGTH = 500;

const PRODUCT = /^([^/ ]*[^0-9/(]*)(?:\/([^/ ]*))?(?:[ /].*)?$/s;

/** What a `User-Agent` header names first. */
export interface Product {
  readonly name: string;
  readonly version?: string;
}

/**
 * Name and version of a `User-Agent` header.
 *
 * Source: platform 6.1, with its vectors as tests.
 */
export function readUserAgent(header: string): Product {
  const match = PRODUCT.exec(header.slice(0, MAX_HEADER_LENGTH));
  if (!match) return { name: header };
  const [, name = "", version] = match;
  return version === undefined ? { name } : { name, version };
}

/** The name under which a request is known: parameter `client`, else the `User-Agent`, else `Unspecified`. */
export function clientName(
  parameter: string | undefined,
  userAgent: string | undefined,
): string {
  const name =
    parameter ??
    (userAgent === undefined ? "Unspecified" : readUserAgent(userAgent).name);
  return [...name].slice(0, MAX_CLIENT_NAME_LENGTH).join("");
}
