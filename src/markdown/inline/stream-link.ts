import { createFinalElement } from "../element.ts";
import { STREAM_LINK, TOPIC_LINK } from "../mention-syntax.ts";
import { narrowToStream, narrowToTopic } from "../narrow-link.ts";
import { replaceMatches } from "./replace-matches.ts";
import type { InlineRule } from "./rule.ts";

/** `#**stream>topic**`. Source: markdown 10. */
export const topicLink: InlineRule = (text, scan) => {
  if (!text.includes("#**")) return text;
  return replaceMatches(text, TOPIC_LINK, ({ 1: name = "", 2: topic = "" }) => {
    const stream = scan.references.findStream(name);
    if (!stream) return undefined;
    const attributes = {
      class: "stream-topic",
      "data-stream-id": String(stream.id),
      href: narrowToTopic(stream, topic),
    };
    const label = `#${stream.name} > ${topic}`;
    return scan.stashNode(createFinalElement("a", attributes, label));
  });
};

/** `#**stream**`. Source: markdown 10. */
export const streamLink: InlineRule = (text, scan) => {
  if (!text.includes("#**")) return text;
  return replaceMatches(text, STREAM_LINK, ({ 1: name = "" }) => {
    const stream = scan.references.findStream(name);
    if (!stream) return undefined;
    const attributes = {
      class: "stream",
      "data-stream-id": String(stream.id),
      href: narrowToStream(stream),
    };
    return scan.stashNode(
      createFinalElement("a", attributes, `#${stream.name}`),
    );
  });
};
