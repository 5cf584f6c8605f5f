import type { LevelChange } from "./change.ts";
import { without } from "./fields.ts";

/** Senders are told that sending changed their policy for the topic. Source: feature levels 3, 218. */
export const LEVEL_218: LevelChange = {
  level: 218,
  writeAnswer: {
    "send-message": (body) => without(body, "automatic_new_visibility_policy"),
  },
};
