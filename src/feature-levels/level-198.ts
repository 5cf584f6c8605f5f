import type { Fields, LevelChange } from "./change.ts";
import { change, rename, renameParameter } from "./fields.ts";

const NOW = "can_mention_group";
const BEFORE = "can_mention_group_id";

/** The setting of who may mention a group lost its `_id`. Source: feature levels 3, 198. */
export const LEVEL_198: LevelChange = {
  level: 198,
  parameters: {
    "create-user-group": renameParameter(NOW, BEFORE),
    "update-user-group": renameParameter(NOW, BEFORE),
  },
  readParams: {
    "create-user-group": (params) => rename(params, BEFORE, NOW),
    "update-user-group": (params) => rename(params, BEFORE, NOW),
  },
  writeUserGroup: (group) => rename(group, NOW, BEFORE),
  writeEvent: (event) =>
    event.type === "user_group"
      ? change<Fields>(event, "data", (data) => rename(data, NOW, BEFORE))
      : event,
};
