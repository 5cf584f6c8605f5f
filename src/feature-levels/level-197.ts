import type { LevelChange } from "./change.ts";
import { rename, renameParameter } from "./fields.ts";

const NOW = "can_remove_subscribers_group";
const BEFORE = "can_remove_subscribers_group_id";

/** The setting of who may unsubscribe others lost its `_id`. Source: feature levels 3, 197. */
export const LEVEL_197: LevelChange = {
  level: 197,
  parameters: { "update-stream": renameParameter(NOW, BEFORE) },
  readParams: { "update-stream": (params) => rename(params, BEFORE, NOW) },
  writeStream: (stream) => rename(stream, NOW, BEFORE),
  writeEvent: (event) =>
    event.type === "stream" && event.property === NOW
      ? { ...event, property: BEFORE }
      : event,
};
