import type { Element } from "../element.ts";
import type { FoundLink } from "./found-link.ts";

/**
 * Puts a preview where it belongs: behind the paragraph of its link and the previews already there, at the end of its
 * tight item, else at the end of the message.
 *
 * Source: markdown 14.
 */
export function placePreview(
  preview: Element,
  { parent, grandparent }: FoundLink,
  root: Element,
): void {
  if (parent.tag === "li") parent.children.push(preview);
  else if (parent.tag === "p" && grandparent)
    placeBehind(preview, parent, grandparent);
  else root.children.push(preview);
}

/** Removes a link that only names what its preview shows. Source: markdown 14. */
export function removeShownLink(link: FoundLink): void {
  const { anchor, parent, grandparent } = link;
  if (parent.tag === "li") {
    if (!parent.text && !anchor.tail) remove(parent, anchor);
  } else if (parent.tag === "p" && grandparent) {
    const hasText = parent.text !== "" && parent.text !== "\n";
    if (parent.children.length === 1 && !anchor.tail && !hasText)
      remove(grandparent, parent);
  }
}

function placeBehind(
  preview: Element,
  paragraph: Element,
  { children }: Element,
): void {
  const own = new Set(hrefsIn(paragraph));
  let index = children.indexOf(paragraph) + 1;
  while (index < children.length && isPreviewOf(children[index]!, own))
    index += 1;
  children.splice(index, 0, preview);
}

function isPreviewOf(element: Element, hrefs: ReadonlySet<string>): boolean {
  if (!element.attributes["class"]?.includes("message_inline_image"))
    return false;
  return hrefsIn(element).some((href) => hrefs.has(href));
}

function hrefsIn(element: Element): string[] {
  return element.children.flatMap((child) => [
    ...(child.tag === "a" ? [child.attributes["href"]!] : []),
    ...hrefsIn(child),
  ]);
}

function remove({ children }: Element, child: Element): void {
  const index = children.indexOf(child);
  if (index !== -1) children.splice(index, 1);
}
