import type { LevelChange } from "./change.ts";
import { without } from "./fields.ts";

/** Clients are told of a topic's policy, and not only which topics are muted. Source: feature levels 6, 134. */
export const LEVEL_134: LevelChange = {
  level: 134,
  writeAnswer: { "register-queue": (body) => without(body, "user_topics") },
  writeEvent: (event) => (event.type === "user_topic" ? undefined : event),
};
