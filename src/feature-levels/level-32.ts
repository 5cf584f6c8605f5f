import type { LevelChange } from "./change.ts";
import { without } from "./fields.ts";

/** Events of flags call what was done `op`, and `operation` only for old clients. Source: feature levels 6, 32. */
export const LEVEL_32: LevelChange = {
  level: 32,
  writeEvent: (event) =>
    event.type === "update_message_flags" ? without(event, "op") : event,
};
