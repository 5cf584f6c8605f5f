import { type Element, insertElements, textContent } from "../element.ts";
import {
  INLINE_PLACEHOLDER,
  inlinePlaceholder,
  placeholderIndex,
} from "../placeholder.ts";
import { RenderFailure } from "../render-failure.ts";
import { isBlank } from "../characters.ts";
import { bareUrl } from "./bare-url.ts";
import { bold } from "./bold.ts";
import { codeSpan } from "./code-span.ts";
import { emojiName } from "./emoji-name.ts";
import { emoticon } from "./emoticon.ts";
import { entity } from "./entity.ts";
import { lineBreak } from "./line-break.ts";
import { link } from "./link.ts";
import { linkifiers } from "./linkifiers.ts";
import { loneMarker } from "./lone-marker.ts";
import { inlineMath } from "./math.ts";
import { groupMention, userMention } from "./mention.ts";
import type { InlineRule, InlineScan, InlineSurroundings } from "./rule.ts";
import { boldItalic, italic } from "./star-emphasis.ts";
import { streamLink, topicLink } from "./stream-link.ts";
import { strike } from "./strike.ts";
import { time } from "./time.ts";
import { unicodeEmoji } from "./unicode-emoji.ts";

/** Source: markdown 7.1. */
const RULES: readonly InlineRule[] = [
  codeSpan,
  boldItalic,
  userMention,
  inlineMath,
  topicLink,
  streamLink,
  time,
  groupMention,
  link,
  bareUrl,
  linkifiers,
  entity,
  bold,
  italic,
  strike,
  loneMarker,
  emojiName,
  emoticon,
  lineBreak,
  unicodeEmoji,
];

/** The reference server runs out of stack near this depth and refuses the text. Chosen: the exact number. */
const MAX_INLINE_DEPTH = 400;

/** Text with what stands in it: leading text, then elements with their tails. */
interface Expanded {
  text: string;
  isFinal: boolean;
  readonly elements: Element[];
}

/** The inline stage: turns the text in a tree into inline elements. Source: markdown 7. */
export class InlineEngine {
  readonly #nodes: (Element | string)[] = [];
  readonly #scan: InlineScan;
  /** Where the rules for the text of a new element begin. */
  #nextRule = 0;

  constructor(surroundings: InlineSurroundings) {
    this.#scan = {
      ...surroundings,
      stashNode: (node) => this.#stashNode(node),
      withoutPlaceholders: (text) => this.#withoutPlaceholders(text),
    };
  }

  /**
   * Scans the text of everything below the root. An inline element that was made for the text of another one, or
   * beside blocks, is visited like a block: its own text and tail are scanned a second time, on their own.
   *
   * Source: markdown 7.1, "Rare".
   */
  run(root: Element): void {
    const visits = [root];
    for (let parent = visits.pop(); parent; parent = visits.pop()) {
      const pending: [Element, Element[]][] = [];
      // By index, because the elements from a tail are inserted behind it and visited in turn.
      for (let index = 0; index < parent.children.length; index += 1) {
        const child = parent.children[index]!;
        if (child.text && !child.isTextFinal) {
          const elements = this.#scanText(child);
          for (const element of elements) visits.push(element);
          pending.push([child, elements]);
        }
        if (child.tail && !child.isTailFinal)
          insertElements(parent, index + 1, this.#scanTail(child));
        if (child.children.length > 0) visits.push(child);
      }
      for (const [child, elements] of pending)
        insertElements(child, 0, elements);
    }
  }

  #scanText(element: Element): Element[] {
    const expanded = this.#expand(this.#applyRules(element.text, 0), false, 0);
    element.text = expanded.text;
    element.isTextFinal = expanded.isFinal;
    return expanded.elements;
  }

  #scanTail(element: Element): Element[] {
    const expanded = this.#expand(this.#applyRules(element.tail, 0), false, 0);
    element.tail = expanded.text;
    element.isTailFinal = expanded.isFinal;
    return expanded.elements;
  }

  #applyRules(text: string, first: number): string {
    let scanned = text;
    for (let rule = first; rule < RULES.length; rule += 1) {
      this.#nextRule = rule + 1;
      scanned = RULES[rule]!(scanned, this.#scan);
    }
    return scanned;
  }

  #stashNode(node: Element | string): string {
    if (typeof node !== "string") {
      const next = this.#nextRule;
      for (const part of [node, ...node.children])
        if (part.text && !part.isTextFinal)
          part.text = this.#applyRules(part.text, next);
      this.#nextRule = next;
    }
    return inlinePlaceholder(this.#nodes.push(node) - 1);
  }

  #expand(text: string, isFinal: boolean, depth: number): Expanded {
    if (depth > MAX_INLINE_DEPTH)
      throw new RenderFailure("too many inline elements in each other");
    const expanded: Expanded = { text: "", isFinal: false, elements: [] };
    let done = 0;
    for (const match of text.matchAll(INLINE_PLACEHOLDER)) {
      append(expanded, text.slice(done, match.index), false);
      done = match.index + match[0].length;
      const node = this.#nodes[placeholderIndex(match[1]!)]!;
      if (typeof node === "string") append(expanded, node, false);
      else {
        this.#expandElement(node, depth + 1);
        expanded.elements.push(node);
      }
    }
    append(expanded, text.slice(done), isFinal);
    return expanded;
  }

  #expandElement(element: Element, depth: number): void {
    for (const part of [element, ...element.children]) {
      if (!part.text || isBlank(part.text)) continue;
      const inside = this.#expand(part.text, part.isTextFinal, depth);
      part.text = inside.text;
      part.isTextFinal = inside.isFinal;
      insertElements(part, 0, inside.elements);
    }
  }

  #withoutPlaceholders(text: string): string {
    return text.replaceAll(INLINE_PLACEHOLDER, (_match, digits: string) => {
      const node = this.#nodes[placeholderIndex(digits)]!;
      return this.#withoutPlaceholders(
        typeof node === "string" ? node : textContent(node),
      );
    });
  }
}

/** Text goes behind the last element, or before the first. It stays final only if nothing else joins it. */
function append(expanded: Expanded, text: string, isFinal: boolean): void {
  if (!text) return;
  const last = expanded.elements.at(-1);
  if (last) {
    last.isTailFinal = isFinal && !last.tail;
    last.tail += text;
  } else {
    expanded.isFinal = isFinal && !expanded.text;
    expanded.text += text;
  }
}
