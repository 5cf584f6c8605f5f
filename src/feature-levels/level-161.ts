import type { LevelChange } from "./change.ts";
import { withoutParameters } from "./fields.ts";

/** Who may unsubscribe others can be changed. Source: feature levels 3, 161. */
export const LEVEL_161: LevelChange = {
  level: 161,
  parameters: {
    "update-stream": withoutParameters("can_remove_subscribers_group_id"),
  },
  writeEvent: (event) =>
    event.property === "can_remove_subscribers_group_id" ? undefined : event,
};
