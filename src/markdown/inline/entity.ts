import { replaceMatches } from "./replace-matches.ts";
import type { InlineRule } from "./rule.ts";

const ENTITY = /&(?:#[0-9]+|#x[0-9a-fA-F]+|[0-9a-zA-Z]+);/g;

/** What is shaped like an entity is left alone by the later rules. Source: markdown 4, 7.1. */
export const entity: InlineRule = (text, scan) =>
  text.includes("&")
    ? replaceMatches(text, ENTITY, (match) => scan.stashNode(match[0]))
    : text;
