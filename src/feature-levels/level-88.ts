import type { LevelChange } from "./change.ts";
import { without } from "./fields.ts";

/** The version names the commit that it comes from. Source: feature levels 1. */
export const LEVEL_88: LevelChange = {
  level: 88,
  writeAny: (body) => without(body, "zulip_merge_base"),
};
