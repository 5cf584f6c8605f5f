import type { NamedRecord } from "./context.ts";

const LONE_SURROGATE = /\p{Cs}/gu;
const UNRESERVED = /[!'()*.]/g;

/** Address of a stream within the web app. Source: markdown 10. */
export function narrowToStream({ id, name }: NamedRecord): string {
  return `/#narrow/stream/${id}-${encodeForHash(name.replaceAll(" ", "-"))}`;
}

/** Address of a topic within the web app. Source: markdown 10. */
export function narrowToTopic(stream: NamedRecord, topic: string): string {
  return `${narrowToStream(stream)}/topic/${encodeForHash(topic)}`;
}

/** Percent encoding with `.` in place of `%`, as browsers decode `%` in a fragment too early. */
function encodeForHash(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATE, "\ufffd"))
    .replace(
      UNRESERVED,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
    )
    .replaceAll("%", ".");
}
