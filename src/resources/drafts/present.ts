import type { Draft } from "../../realm/drafts.ts";

/** A draft as the wire has it. Source: messages 15. */
export function toDraft({ id, type, to, topic, content, timestamp }: Draft) {
  return { id, type, to, topic, content, timestamp };
}
