import type { LevelChange } from "./change.ts";

/** Scheduled messages can be listed and deleted. Source: feature levels 3, 173. */
export const LEVEL_173: LevelChange = {
  level: 173,
  added: ["get-scheduled-messages", "delete-scheduled-message"],
};
