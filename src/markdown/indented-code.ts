import { CODE_TAG } from "./blocks/indented-code.ts";
import { renderIndentedCode } from "./code-block.ts";
import { createElement, type Element } from "./element.ts";
import type { HtmlStash } from "./html-stash.ts";

/** Replaces the blocks of indented code by their HTML. Source: markdown 3, step 6. */
export function renderIndentedBlocks(element: Element, stash: HtmlStash): void {
  for (const [index, child] of element.children.entries()) {
    if (child.tag === CODE_TAG) {
      const html = renderIndentedCode(child.text);
      element.children[index] = createElement("p", {}, stash.keep(html));
    } else renderIndentedBlocks(child, stash);
  }
}
