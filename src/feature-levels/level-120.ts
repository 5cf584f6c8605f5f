import type { LevelChange } from "./change.ts";
import { without, withoutParameters } from "./fields.ts";

/** Fetching one message gives the whole message. Source: feature levels 3, 120. */
export const LEVEL_120: LevelChange = {
  level: 120,
  parameters: { "get-message": withoutParameters("apply_markdown") },
  writeAnswer: { "get-message": (body) => without(body, "message") },
};
