import { SPACE } from "./characters.ts";

/** What may stand before a mention, a stream link: start of the text, whitespace or one of these. Source: markdown 9. */
const BEFORE = `(?<![^${SPACE}'"({[/<])`;

/** A user or wildcard mention: group 1 is `_` if silent, group 2 the name. */
export const USER_MENTION = new RegExp(
  `${BEFORE}@(_?)\\*\\*([^*]+)\\*\\*`,
  "gu",
);

/** A group mention: group 1 is `_` if silent, group 2 the name. */
export const GROUP_MENTION = new RegExp(`${BEFORE}@(_?)\\*([^*]+)\\*`, "gu");

/** A link to a stream: group 1 is its name. */
export const STREAM_LINK = new RegExp(`${BEFORE}#\\*\\*([^*]+)\\*\\*`, "gu");

/** A link to a topic: group 1 is the stream's name, group 2 the topic. */
export const TOPIC_LINK = new RegExp(
  `${BEFORE}#\\*\\*([^*>]+)>([^*]+)\\*\\*`,
  "gu",
);

/** A name with an id, `Iris Vale|11` or `|11`: group 1 is the name, group 2 the id. */
export const NAME_WITH_ID = /^([^\n]+)?\|(\d+)\n?$/;

/** Makes every mention in the text a silent one. Source: markdown 5.5. */
export function silenceMentions(text: string): string {
  if (!text.includes("@")) return text;
  return text
    .replace(USER_MENTION, "@_**$2**")
    .replace(GROUP_MENTION, "@_*$2*");
}
