import { createFinalElement } from "../element.ts";
import { toHref, toLocalHref } from "../href.ts";
import {
  compileLinkifiers,
  type CompiledLinkifier,
} from "../linkifier-pattern.ts";
import { cutsPlaceholder } from "../placeholder.ts";
import { replaceMatches } from "./replace-matches.ts";
import type { InlineRule, InlineScan } from "./rule.ts";

/** Patterns are the realm's own and may backtrack; a text beyond the length of any message is not searched. */
const MAX_LENGTH = 20_000;

/** The realm's linkifiers, in their order. Source: markdown 13. */
export const linkifiers: InlineRule = (text, scan) => {
  if (text.length > MAX_LENGTH) return text;
  return compileLinkifiers(scan.context.linkifiers).reduce(
    (linked, linkifier) => linkAll(linked, linkifier, scan),
    text,
  );
};

function linkAll(
  text: string,
  { pattern, template }: CompiledLinkifier,
  scan: InlineScan,
): string {
  return replaceMatches(text, pattern, (match) => {
    const matched = match[0];
    if (cutsPlaceholder(matched)) return undefined;
    const href = toHref(template.expand({ ...match.groups }));
    if (href === undefined) return undefined;
    const local = toLocalHref(href, scan.context.realmUrl);
    return scan.stashNode(createFinalElement("a", { href: local }, matched));
  });
}
