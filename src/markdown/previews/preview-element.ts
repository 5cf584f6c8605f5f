import type { MarkdownContext } from "../context.ts";
import { createElement, type Element } from "../element.ts";
import type { MarkdownOptions } from "../options.ts";
import { imageSource, videoSource } from "./preview-source.ts";
import type { PreviewTarget } from "./preview-target.ts";

/** What the sources of previews depend on. */
export interface PreviewSettings {
  readonly options: MarkdownOptions;
  readonly context: MarkdownContext;
}

/** The box around one preview. Source: markdown 14, HTML of each kind. */
export function createPreview(
  target: PreviewTarget,
  anchorAttributes: Record<string, string>,
  settings: PreviewSettings,
): Element {
  const anchor = createElement("a", anchorAttributes);
  anchor.children.push(
    createMedia(target, anchorAttributes["href"]!, settings),
  );
  const box = createElement("div", { class: CLASSES[target.kind] });
  box.children.push(anchor);
  return box;
}

const CLASSES: Readonly<Record<PreviewTarget["kind"], string>> = {
  image: "message_inline_image",
  dropbox: "message_inline_image",
  video: "message_inline_image message_inline_video",
  youtube: "youtube-video message_inline_image",
};

function createMedia(
  target: PreviewTarget,
  href: string,
  { options, context: { realmUrl } }: PreviewSettings,
): Element {
  if (target.kind === "video")
    return createElement("video", {
      preload: "metadata",
      ...videoSource(href, { options, realmUrl }),
    });
  const source = imageSource(toImageUrl(target), {
    options,
    realmUrl,
    hasThumbnail: target.kind === "image",
  });
  return createElement("img", source);
}

function toImageUrl(target: Exclude<PreviewTarget, { kind: "video" }>): string {
  return target.kind === "youtube"
    ? `https://i.ytimg.com/vi/${target.id}/default.jpg`
    : target.image;
}
