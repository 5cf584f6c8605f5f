import type { Fields, LevelChange } from "./change.ts";
import { change, without } from "./fields.ts";

/** Scheduled messages tell whether sending them has failed. Source: messages 17 and feature levels 6, 181. */
export const LEVEL_181: LevelChange = {
  level: 181,
  writeAny: (body) => {
    const list = change<readonly Fields[]>(
      body,
      "scheduled_messages",
      (scheduled) => scheduled.map((one) => without(one, "failed")),
    );
    return change<Fields>(list, "scheduled_message", (one) =>
      without(one, "failed"),
    );
  },
};
