import { hmac } from "@noble/hashes/hmac.js";
import { sha1 } from "@noble/hashes/legacy.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { ImageProxy, MarkdownOptions } from "../options.ts";
import { splitUrl } from "../url-parts.ts";

/** Attributes of the preview of an image: its source, and with thumbnails the full size. Source: markdown 14. */
export function imageSource(
  url: string,
  {
    options,
    realmUrl,
    hasThumbnail,
  }: {
    options: MarkdownOptions;
    realmUrl: string;
    hasThumbnail: boolean;
  },
): Record<string, string> {
  if (options.thumbnails && hasThumbnail && isThumbnailed(url))
    return {
      "data-src-fullsize": toThumbnail(url, "full"),
      src: toThumbnail(url, "thumbnail"),
    };
  return { src: proxied(url, options.imageProxy, realmUrl) };
}

/** Attributes of the preview of a video. Source: markdown 14. */
export function videoSource(
  url: string,
  { options, realmUrl }: { options: MarkdownOptions; realmUrl: string },
): Record<string, string> {
  const src = proxied(url, options.imageProxy, realmUrl);
  return src === url ? { src } : { "data-video-original-url": url, src };
}

function isThumbnailed(url: string): boolean {
  return url.startsWith("/user_uploads/") || splitUrl(url)?.host !== "";
}

function toThumbnail(url: string, size: "full" | "thumbnail"): string {
  const parameters = new URLSearchParams({
    url: url.replace(/^\/+/, ""),
    size,
  });
  return `/thumbnail?${parameters.toString()}`;
}

/** Images on other hosts go through the proxy, if there is one. */
function proxied(
  url: string,
  proxy: ImageProxy | undefined,
  realmUrl: string,
): string {
  if (!proxy) return url;
  const parts = splitUrl(url);
  if (!parts?.host) return url;
  if (`${parts.scheme}://${parts.host}` === realmUrl) return url;
  const bytes = utf8ToBytes(url);
  const digest = bytesToHex(hmac(sha1, utf8ToBytes(proxy.key), bytes));
  return `${proxy.prefix}${digest}/${bytesToHex(bytes)}`;
}
