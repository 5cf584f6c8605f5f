import { splitUrl, joinUrl, type UrlParts } from "../url-parts.ts";

/** What a link is previewed as. */
export type PreviewTarget =
  | { readonly kind: "video" }
  | { readonly kind: "dropbox"; readonly image: string }
  /** `link` is where image and preview point to, if that is not the target of the link. */
  | { readonly kind: "image"; readonly image: string; readonly link?: string }
  | { readonly kind: "youtube"; readonly id: string };

const VIDEO = /\.(?:mp4|webm)$/i;
const IMAGE = /\.(?:bmp|gif|jpe|jpeg|jpg|png|webp)$/i;

const YOUTUBE_HOSTS = new Set([
  "m.youtube.com",
  "www.youtube.com",
  "www.youtube-nocookie.com",
  "youtube.com",
  "youtube-nocookie.com",
]);
const YOUTUBE_PATH = /^\/(?:embed|shorts|v)\/([^/]*)/;
const YOUTUBE_ID = /^[A-Za-z0-9_-]+$/;

/** The preview of a link; undefined when it has none. Source: markdown 14. */
export function findPreviewTarget(
  href: string,
  realmHost: string,
): PreviewTarget | undefined {
  if (VIDEO.test(href)) return { kind: "video" };
  const url = splitUrl(href);
  if (!url) return undefined;
  const isImage = IMAGE.test(url.path) && url.host !== "pasteboard.co";
  if (isImage) {
    if (isDropboxShare(url))
      return { kind: "dropbox", image: joinUrl({ ...url, query: "raw=1" }) };
    return toImage(href, url);
  }
  if (url.host === "" || url.host === realmHost) return undefined;
  const id = findYoutubeId(url);
  return id === undefined ? undefined : { kind: "youtube", id };
}

function isDropboxShare({ host, path }: UrlParts): boolean {
  return isHostOrBelow(host, "dropbox.com") && /^\/sh?\//.test(path);
}

/** Pages about an image lead to the image itself. */
function toImage(href: string, { host, path }: UrlParts): PreviewTarget {
  const moved = findMovedImage(href, { host, path });
  const link = moved ?? href;
  const image = findRawImage({ host, path }) ?? link;
  return moved === undefined
    ? { kind: "image", image }
    : { kind: "image", image, link };
}

function findMovedImage(
  href: string,
  { host, path }: Pick<UrlParts, "host" | "path">,
): string | undefined {
  if (host.endsWith(".wikipedia.org") && path.startsWith("/wiki/File:"))
    return href.replace("/wiki/File:", "/wiki/Special:FilePath/File:");
  return host === "linx.li" ? `https://linx.li/s${path}` : undefined;
}

function findRawImage({
  host,
  path,
}: Pick<UrlParts, "host" | "path">): string | undefined {
  if (!isHostOrBelow(host, "github.com")) return undefined;
  const [, owner, repository, view, ...file] = path.split("/");
  if (view !== "blob") return undefined;
  const raw = [owner, repository, ...file].join("/");
  return `https://raw.githubusercontent.com/${raw}`;
}

function findYoutubeId(url: UrlParts): string | undefined {
  if (url.scheme !== "http" && url.scheme !== "https") return undefined;
  const id = readYoutubeId(url);
  return id !== undefined && YOUTUBE_ID.test(id) ? id : undefined;
}

function readYoutubeId({ host, path, query }: UrlParts): string | undefined {
  const bareHost = host.replace(/^[^@]*@|:\d*$/g, "").toLowerCase();
  if (bareHost === "youtu.be") return path.slice(1);
  if (!YOUTUBE_HOSTS.has(bareHost)) return undefined;
  const parameters = new URLSearchParams(query);
  if (path === "/watch" || path === "/watch_popup")
    return parameters.get("v") ?? undefined;
  if (path === "/watch_videos")
    return parameters.get("video_ids")?.split(",")[0];
  return YOUTUBE_PATH.exec(path)?.[1];
}

function isHostOrBelow(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
