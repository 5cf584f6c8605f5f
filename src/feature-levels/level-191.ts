import type { Fields, LevelChange } from "./change.ts";
import { withoutParameters, without } from "./fields.ts";

const SETTING = "can_mention_group_id";

/** Mentioning a group can be restricted. Source: feature levels 3, 191. */
export const LEVEL_191: LevelChange = {
  level: 191,
  parameters: {
    "create-user-group": withoutParameters(SETTING),
    "update-user-group": withoutParameters(SETTING),
  },
  writeUserGroup: (group) => without(group, SETTING),
  writeEvent: (event) => {
    if (event.type !== "user_group" || event.op !== "update") return event;
    const data = without(event.data as Fields, SETTING);
    return Object.keys(data).length > 0 ? { ...event, data } : undefined;
  },
};
