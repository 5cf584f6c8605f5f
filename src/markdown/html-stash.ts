import {
  HTML_PLACEHOLDER,
  htmlPlaceholder,
  placeholderIndex,
} from "./placeholder.ts";

const BLOCK_HTML = /^<\/?div\b/;
const PARAGRAPH_OR_PLACEHOLDER = new RegExp(
  `<p>${HTML_PLACEHOLDER.source}</p>|${HTML_PLACEHOLDER.source}`,
  "gu",
);

/** Finished HTML (code, math, the frame of a spoiler) that waits outside of the text. Source: markdown 3, steps 3, 10. */
export class HtmlStash {
  readonly #pieces: string[] = [];

  /** Keeps the HTML and answers what stands for it in the text. */
  keep(html: string): string {
    return htmlPlaceholder(this.#pieces.push(html) - 1);
  }

  /** Puts all HTML back. A block alone in its paragraph replaces the paragraph. */
  restore(html: string): string {
    if (this.#pieces.length === 0) return html;
    return html.replaceAll(
      PARAGRAPH_OR_PLACEHOLDER,
      (_match, alone: string | undefined, digits: string | undefined) => {
        const piece = this.#pieces[placeholderIndex((alone ?? digits)!)] ?? "";
        return alone === undefined || BLOCK_HTML.test(piece)
          ? piece
          : `<p>${piece}</p>`;
      },
    );
  }
}
