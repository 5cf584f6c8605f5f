import { trimEnd } from "../markdown/characters.ts";
import { refusal, type Refusal } from "./refusal.ts";

/** Source: platform 7, limits; lengths count code points. */
export const MAX_MESSAGE_LENGTH = 10_000;
export const MAX_TOPIC_LENGTH = 60;
export const MAX_STREAM_NAME_LENGTH = 60;
export const MAX_STREAM_DESCRIPTION_LENGTH = 1024;

const TRUNCATED_MESSAGE = "\n[message truncated]";

/** The length of a text as limits count it. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Cuts to `limit` code points, the last ones being `ending` when something was cut. */
function truncate(text: string, limit: number, ending: string): string {
  if (text.length <= limit) return text;
  const points = [...text];
  return points.length <= limit
    ? text
    : points.slice(0, limit - ending.length).join("") + ending;
}

/** A topic as it is stored; its outer space is already gone. Source: messages 4.3. */
export function truncateTopic(topic: string): string {
  return truncate(topic, MAX_TOPIC_LENGTH, "...");
}

/** Content as it is stored. Source: messages 4.3. */
export function normalizeContent(content: string): string {
  return truncate(
    trimEnd(content).replace(/^\n+/, ""),
    MAX_MESSAGE_LENGTH,
    TRUNCATED_MESSAGE,
  );
}

/** Source: messages 4.4, rows 6 and 7. */
export function whyBadTopic(topic: string): Refusal | undefined {
  if (topic === "") return refusal("Topic can't be empty!");
  const position = badCharacterPosition(topic);
  return position === undefined
    ? undefined
    : refusal(`Invalid character in topic, at position ${position}!`);
}

/** Source: organization 4.5, row 6. */
export function whyBadStreamName(name: string): Refusal | undefined {
  if (name === "") return refusal("Stream name can't be empty!");
  if (codePoints(name) > MAX_STREAM_NAME_LENGTH) {
    return refusal(
      `Stream name too long (limit: ${MAX_STREAM_NAME_LENGTH} characters).`,
    );
  }
  const position = badCharacterPosition(name);
  return position === undefined
    ? undefined
    : refusal(`Invalid character in stream name, at position ${position}!`);
}

const BAD_CHARACTER = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Counting from 1, in code points. */
function badCharacterPosition(text: string): number | undefined {
  const index = [...text].findIndex((character) =>
    BAD_CHARACTER.test(character),
  );
  return index < 0 ? undefined : index + 1;
}

/** As the reference escapes a name that it puts into an error. Source: messages 4.4, row 13. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ESCAPES[character]!);
}

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
