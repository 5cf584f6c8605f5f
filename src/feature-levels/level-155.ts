import type { LevelChange } from "./change.ts";
import { withoutParameters } from "./fields.ts";

/** Flags are set by a narrow, and the anchor of a range can be left out. Source: messages 17, 155. */
export const LEVEL_155: LevelChange = {
  level: 155,
  added: ["update-message-flags-for-narrow"],
  parameters: { "get-messages": withoutParameters("include_anchor") },
};
