import type { LevelChange } from "./change.ts";

/** Who has read a message can be asked for. Source: messages 8.2 and 17, 137. */
export const LEVEL_137: LevelChange = {
  level: 137,
  added: ["get-read-receipts"],
};
