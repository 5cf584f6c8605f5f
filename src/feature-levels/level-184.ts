import type { LevelChange } from "./change.ts";

/** Scheduled messages can be edited. Source: feature levels 6, 184. */
export const LEVEL_184: LevelChange = {
  level: 184,
  added: ["update-scheduled-message"],
};
