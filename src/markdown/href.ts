import { joinUrl, splitUrl, withoutParameters } from "./url-parts.ts";

/** Source: markdown 8.1. */
const ALLOWED_SCHEMES = new Set(
  (
    "http https ftp file bitcoin geo im irc ircs magnet mailto matrix mms news nntp openpgp4fpr sip sms smsto ssh " +
    "tel urn webcal wtai xmpp"
  ).split(" "),
);

/**
 * The `href` for a URL as written: empty when it cannot be parsed, undefined when its scheme is not allowed.
 *
 * Source: markdown 8.1.
 */
export function toHref(written: string): string | undefined {
  const url = written.replaceAll(" ", "%20");
  const parts = splitUrl(url);
  if (!parts) return "";
  const { scheme, host, path, query, fragment } = parts;
  if (scheme) return ALLOWED_SCHEMES.has(scheme) ? joinUrl(parts) : undefined;
  if (!host) {
    if (withoutParameters(parts).includes("@"))
      return joinUrl({ ...parts, scheme: "mailto" });
    if (path.startsWith("/")) return joinUrl(parts);
    if (!path && !query && fragment) return joinUrl(parts);
  }
  return toHref(`http://${url}`);
}

/** Links into the web app and to uploads lose the realm's address. Source: markdown 8.1, "Local links". */
export function toLocalHref(href: string, realmUrl: string): string {
  const prefix = `${realmUrl}/`;
  const isLocal =
    href.startsWith(`${prefix}#`) || href.startsWith(`${prefix}user_uploads/`);
  return isLocal ? href.slice(prefix.length) : href;
}
