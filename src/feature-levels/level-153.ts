import type { LevelChange } from "./change.ts";

/** Marking all as read works in batches. Source: feature levels 4. */
export const LEVEL_153: LevelChange = {
  level: 153,
  atomic: ["mark-all-as-read"],
};
