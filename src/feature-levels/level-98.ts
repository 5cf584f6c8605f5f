import type { LevelChange } from "./change.ts";
import { withoutParameters } from "./fields.ts";

/** Streams can be made web-public. Source: feature levels 3, 98. */
export const LEVEL_98: LevelChange = {
  level: 98,
  parameters: { "update-stream": withoutParameters("is_web_public") },
};
