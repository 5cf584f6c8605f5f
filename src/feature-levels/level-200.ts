import type { LevelChange } from "./change.ts";
import { withoutParameters } from "./fields.ts";

/** Changing a stream can make it a default one. Source: feature levels 3, 200. */
export const LEVEL_200: LevelChange = {
  level: 200,
  parameters: { "update-stream": withoutParameters("is_default_stream") },
};
