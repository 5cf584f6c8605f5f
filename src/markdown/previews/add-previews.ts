import { createElement, type Element } from "../element.ts";
import type { InlineSurroundings } from "../inline/rule.ts";
import { splitUrl } from "../url-parts.ts";
import { findLinks, type FoundLink } from "./found-link.ts";
import { placePreview, removeShownLink } from "./place-preview.ts";
import { imageSource, videoSource } from "./preview-source.ts";
import { findPreviewTarget, type PreviewTarget } from "./preview-target.ts";

/** With more link targets outside of quotes there are no previews at all. Source: markdown 14. */
const MAX_TARGETS = 24;

const UPLOADS = "/user_uploads/";

/** Notes all links, and inserts the previews of those that have one. Source: markdown 3 (step 9), 14. */
export function addPreviews(
  root: Element,
  surroundings: InlineSurroundings,
): void {
  const { context, options, derived } = surroundings;
  const realmHost = splitUrl(context.realmUrl)?.host ?? "";
  const links = findLinks(root);
  for (const { href } of links) noteLink(href, realmHost, surroundings);
  if (!options.previews) return;
  const waiting = new Set(
    links.filter((link) => !link.isQuoted).map((link) => link.href),
  );
  if (waiting.size > MAX_TARGETS) return;
  for (const link of links) {
    if (!waiting.delete(link.href)) continue;
    const target = findPreviewTarget(link.href, realmHost);
    if (!target) continue;
    derived.hasImage = true;
    addPreview(link, target, { root, surroundings });
  }
}

function noteLink(
  href: string,
  realmHost: string,
  { derived }: InlineSurroundings,
): void {
  derived.links.add(href);
  const url = splitUrl(href);
  if (!url || (url.host !== "" && url.host !== realmHost)) return;
  const path = url.path.startsWith("/") ? url.path : `/${url.path}`;
  if (path.startsWith(UPLOADS))
    derived.attachmentPaths.add(path.slice(UPLOADS.length));
}

function addPreview(
  link: FoundLink,
  target: PreviewTarget,
  { root, surroundings }: { root: Element; surroundings: InlineSurroundings },
): void {
  const { options, context } = surroundings;
  const settings = { options, realmUrl: context.realmUrl };
  switch (target.kind) {
    case "dropbox":
      root.children.push(
        frame(
          "message_inline_image",
          { href: link.href },
          {
            tag: "img",
            attributes: imageSource(target.image, {
              ...settings,
              hasThumbnail: false,
            }),
          },
        ),
      );
      return;
    case "youtube":
      placePreview(
        frame(
          "youtube-video message_inline_image",
          { "data-id": target.id, href: link.href },
          {
            tag: "img",
            attributes: imageSource(
              `https://i.ytimg.com/vi/${target.id}/default.jpg`,
              { ...settings, hasThumbnail: false },
            ),
          },
        ),
        link,
        root,
      );
      return;
    case "video": {
      const video = {
        preload: "metadata",
        ...videoSource(link.href, settings),
      };
      placeNamed(link, root, {
        className: "message_inline_image message_inline_video",
        href: link.href,
        media: { tag: "video", attributes: video },
      });
      return;
    }
    case "image": {
      const shown = target.link ? { ...link, text: target.link } : link;
      placeNamed(shown, root, {
        className: "message_inline_image",
        href: target.link ?? link.href,
        media: {
          tag: "img",
          attributes: imageSource(target.image, {
            ...settings,
            hasThumbnail: true,
          }),
        },
      });
    }
  }
}

interface Media {
  readonly tag: "img" | "video";
  readonly attributes: Record<string, string>;
}

/** A link that says more than its target keeps its place and becomes the title. */
function placeNamed(
  link: FoundLink,
  root: Element,
  { className, href, media }: { className: string; href: string; media: Media },
): void {
  const isNamed = link.text !== "" && link.text !== href;
  const attributes = isNamed ? { href, title: link.text } : { href };
  placePreview(
    frame(className, attributes as Record<string, string>, media),
    link,
    root,
  );
  if (!isNamed) removeShownLink(link);
}

function frame(
  className: string,
  attributes: Record<string, string>,
  media: Media,
): Element {
  const image = createElement(media.tag, media.attributes);
  const anchor = createElement("a", attributes);
  anchor.children.push(image);
  const box = createElement("div", { class: className });
  box.children.push(anchor);
  return box;
}
