import type { LevelChange } from "./change.ts";
import { replaceParameter } from "./fields.ts";

/** A topic is not told by itself what was moved from it. Source: messages 9.1 and 17, 152. */
export const LEVEL_152: LevelChange = {
  level: 152,
  parameters: {
    "update-message": replaceParameter("send_notification_to_old_thread", {
      default: true,
    }),
  },
};
