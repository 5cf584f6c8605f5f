import type { Element } from "../element.ts";
import type { InlineSurroundings } from "../inline/rule.ts";
import { splitUrl } from "../url-parts.ts";
import { findLinks, type FoundLink } from "./found-link.ts";
import { placePreview, removeShownLink } from "./place-preview.ts";
import { createPreview, type PreviewSettings } from "./preview-element.ts";
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
    addPreview(link, target, root, surroundings);
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
  root: Element,
  settings: PreviewSettings,
): void {
  switch (target.kind) {
    case "dropbox": {
      const attributes = { href: link.href };
      root.children.push(createPreview(target, attributes, settings));
      return;
    }
    case "youtube": {
      const attributes = { "data-id": target.id, href: link.href };
      placePreview(createPreview(target, attributes, settings), link, root);
      return;
    }
    case "video":
      addNamedPreview(link, target, root, settings);
      return;
    case "image": {
      const moved = target.link;
      const shown = moved ? { ...link, href: moved, text: moved } : link;
      addNamedPreview(shown, target, root, settings);
    }
  }
}

/** A link that says more than its target keeps its place, and what it says becomes the title. */
function addNamedPreview(
  link: FoundLink,
  target: PreviewTarget,
  root: Element,
  settings: PreviewSettings,
): void {
  const isNamed = link.text !== "" && link.text !== link.href;
  const attributes: Record<string, string> = { href: link.href };
  if (isNamed) attributes["title"] = link.text;
  placePreview(createPreview(target, attributes, settings), link, root);
  if (!isNamed) removeShownLink(link);
}
