import { createElement } from "../element.ts";
import { replaceMatches } from "./replace-matches.ts";
import type { InlineRule } from "./rule.ts";

const STRIKE = /(?<!~)~~([^~\n]+)~~(?!~)/g;

/** `~~strike~~`. Source: markdown 7.2. */
export const strike: InlineRule = (text, scan) =>
  replaceMatches(text, STRIKE, (match) =>
    scan.stashNode(createElement("del", {}, match[1])),
  );
