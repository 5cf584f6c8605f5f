import { codePoints, MAX_TOPIC_LENGTH } from "../../realm/names.ts";
import { longTopic } from "./errors.ts";

/** Refuses a topic that cannot be kept. Source: organization 14. */
export function requireStorableTopic(topic: string): void {
  if (codePoints(topic) > MAX_TOPIC_LENGTH) throw longTopic();
}
