import type { LevelChange } from "./change.ts";
import { without } from "./fields.ts";

/** Streams say who may unsubscribe others. Source: feature levels 3, 142. */
export const LEVEL_142: LevelChange = {
  level: 142,
  writeStream: (stream) => without(stream, "can_remove_subscribers_group_id"),
};
