/** A URL in its parts, as the reference server takes it apart: never resolved, never re-encoded. */
export interface UrlParts {
  /** Lower case; empty without one. */
  readonly scheme: string;
  /** User, host and port as written; empty without one. */
  readonly host: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** Without the hash. */
  readonly fragment: string;
}

const SCHEME = /^([a-zA-Z0-9+\-.]+):/;
const REMOVED = /[\t\r\n]/g;
const SCHEMES_WITH_HOST = new Set("http https ftp file mms nntp".split(" "));
const SCHEMES_WITH_PARAMETERS = new Set([
  "",
  ..."http https ftp mms sip tel".split(" "),
]);
const HOST_END = /[/?#]/;
const RESERVED_IN_HOST = /[/?#@:]/;

/**
 * Takes a URL apart; undefined for one that cannot be parsed, such as a host with one square bracket.
 *
 * Source: markdown 8.1. Chosen: the rules of RFC 3986 with the scheme in lower case.
 */
export function splitUrl(url: string): UrlParts | undefined {
  let rest = withoutLeadingControls(url).replace(REMOVED, "");
  const scheme = SCHEME.exec(rest)?.[1] ?? "";
  if (scheme) rest = rest.slice(scheme.length + 1);
  let host = "";
  if (rest.startsWith("//")) {
    const end = rest.slice(2).search(HOST_END);
    host = end === -1 ? rest.slice(2) : rest.slice(2, end + 2);
    rest = rest.slice(2 + host.length);
    if (!isPlausibleHost(host)) return undefined;
  }
  const [withoutFragment, fragment] = splitOnce(rest, "#");
  const [path, query] = splitOnce(withoutFragment, "?");
  return { scheme: scheme.toLowerCase(), host, path, query, fragment };
}

/** The parts as a URL again. An empty query, fragment or parameter leaves no mark. */
export function joinUrl(parts: UrlParts): string {
  const { scheme, host, query, fragment } = parts;
  const path = withoutEmptyParameters(parts);
  let url = path;
  if (host || (SCHEMES_WITH_HOST.has(scheme) && !path.startsWith("//")))
    url = `//${host}${path && !path.startsWith("/") ? "/" : ""}${path}`;
  if (scheme) url = `${scheme}:${url}`;
  if (query) url += `?${query}`;
  if (fragment) url += `#${fragment}`;
  return url;
}

/** The path up to the parameters of its last segment, which follow a semicolon. */
export function withoutParameters({ scheme, path }: UrlParts): string {
  if (!SCHEMES_WITH_PARAMETERS.has(scheme)) return path;
  const semicolon = path.indexOf(";", path.lastIndexOf("/") + 1);
  return semicolon === -1 ? path : path.slice(0, semicolon);
}

function withoutEmptyParameters(parts: UrlParts): string {
  const bare = withoutParameters(parts);
  return parts.path === `${bare};` ? bare : parts.path;
}

/** A host whose compatibility form holds a delimiter could be taken for another host. */
function isPlausibleHost(host: string): boolean {
  if (host.includes("[") !== host.includes("]")) return false;
  const bare = host.replace(/[@:#?]/g, "");
  return !RESERVED_IN_HOST.test(bare.normalize("NFKC"));
}

/** U+0002 stays, because it opens a placeholder. */
function withoutLeadingControls(url: string): string {
  let start = 0;
  while (start < url.length && url[start]! <= " " && url[start] !== "\u0002")
    start += 1;
  return url.slice(start);
}

function splitOnce(text: string, mark: string): [string, string] {
  const index = text.indexOf(mark);
  return index === -1
    ? [text, ""]
    : [text.slice(0, index), text.slice(index + 1)];
}
