import type { LevelChange } from "./change.ts";
import { withoutParameters } from "./fields.ts";

/** Senders say whether their message starts as read. Source: feature levels 3, 236. */
export const LEVEL_236: LevelChange = {
  level: 236,
  parameters: { "send-message": withoutParameters("read_by_sender") },
};
