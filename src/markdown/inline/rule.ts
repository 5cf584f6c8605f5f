import type { MarkdownContext } from "../context.ts";
import type { Derived } from "../derived.ts";
import type { Element } from "../element.ts";
import type { HtmlStash } from "../html-stash.ts";
import type { TexRenderer } from "../math.ts";
import type { MarkdownOptions } from "../options.ts";
import type { References } from "../references.ts";

/** What the inline rules share while one text is rendered. */
export interface InlineSurroundings {
  readonly context: MarkdownContext;
  readonly options: MarkdownOptions;
  readonly references: References;
  readonly derived: Derived;
  readonly stash: HtmlStash;
  readonly tex: TexRenderer | undefined;
}

/** What an inline rule may do. */
export interface InlineScan extends InlineSurroundings {
  /**
   * Takes an element, or text that the later rules must not see, out of the text; answers what stands for it. Text of
   * the element that is not final is scanned by the rules after the current one.
   */
  readonly stashNode: (node: Element | string) => string;
  /** The text with every placeholder replaced by the text of its element. */
  readonly withoutPlaceholders: (text: string) => string;
}

/**
 * One inline rule: answers the text with all its matches replaced by placeholders. The outcome is that of replacing the
 * first match and starting over from the beginning of the text, but in one pass, so that time stays linear.
 *
 * Source: markdown 7.1.
 */
export type InlineRule = (text: string, scan: InlineScan) => string;
