import { createFinalElement, type Element } from "../element.ts";

/** An emoji of the standard set, under the name that is shown. Source: markdown 11. */
export function unicodeEmojiElement(code: string, name: string): Element {
  const title = name.replaceAll("_", " ");
  return createFinalElement(
    "span",
    {
      "aria-label": title,
      class: `emoji emoji-${code}`,
      role: "img",
      title,
    },
    `:${name}:`,
  );
}

/** A custom emoji or the extra one, which are images. Source: markdown 11. */
export function emojiImageElement(name: string, source: string): Element {
  return createFinalElement(
    "img",
    {
      alt: `:${name}:`,
      class: "emoji",
      src: source,
      title: name.replaceAll("_", " "),
    },
    "",
  );
}
