import { createElement } from "../element.ts";
import type { InlineRule } from "./rule.ts";

/** Every newline is a hard break. Source: markdown 5.1. */
export const lineBreak: InlineRule = (text, scan) =>
  text.includes("\n")
    ? text.replaceAll("\n", () => scan.stashNode(createElement("br")))
    : text;
