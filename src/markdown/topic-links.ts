import type { Linkifier } from "./context.ts";
import { findUrls } from "./inline/bare-url.ts";
import { compileLinkifiers } from "./linkifier-pattern.ts";

/** One link in a topic. */
export interface TopicLink {
  readonly url: string;
  readonly text: string;
}

interface FoundLink extends TopicLink {
  readonly start: number;
}

const SEPARATOR = /[ !;),'"]/;
const SCHEME = /^[a-z]+:/;

/**
 * The links that a topic's text gives, by position. Where two overlap, the earlier linkifier wins, then the earlier
 * position; bare URLs come last. A bare URL counts as standing where its text first occurs.
 *
 * Source: messages 2.5; markdown 13. Chosen: a URL that occurs twice is one link.
 */
export function topicLinks(
  topic: string,
  linkifiers: readonly Linkifier[],
): TopicLink[] {
  const kept: FoundLink[] = [];
  for (const link of findAll(topic, linkifiers))
    if (!kept.some((other) => overlap(link, other))) kept.push(link);
  return kept
    .toSorted((left, right) => left.start - right.start)
    .map(({ url, text }) => ({ url, text }));
}

/** In order of precedence. */
function* findAll(
  topic: string,
  linkifiers: readonly Linkifier[],
): Generator<FoundLink> {
  for (const { pattern, template } of compileLinkifiers(linkifiers))
    for (const { 0: text, index, groups } of topic.matchAll(pattern))
      if (text)
        yield { url: template.expand({ ...groups }), text, start: index };
  for (const part of topic.split(SEPARATOR)) {
    const [url] = findUrls(part, { fileLinks: false });
    if (url?.start !== 0) continue;
    const text = part.slice(0, url.end);
    const start = topic.indexOf(text);
    yield { url: SCHEME.test(text) ? text : `https://${text}`, text, start };
  }
}

function overlap(left: FoundLink, right: FoundLink): boolean {
  return (
    left.start < right.start + right.text.length &&
    right.start < left.start + left.text.length
  );
}
