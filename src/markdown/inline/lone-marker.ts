import { SPACE } from "../characters.ts";
import { replaceMatches } from "./replace-matches.ts";
import type { InlineRule } from "./rule.ts";

const LONE_MARKER = new RegExp(
  `(?<=^|[${SPACE}])(?:\\*{1,3}|_{1,3})(?=[${SPACE}]|$)`,
  "gu",
);

/** Markers that stand alone between whitespace are text. Source: markdown 7.1, rule 16. */
export const loneMarker: InlineRule = (text, scan) =>
  replaceMatches(text, LONE_MARKER, (match) => scan.stashNode(match[0]));
