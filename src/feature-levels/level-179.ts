import type { LevelChange } from "./change.ts";
import { without } from "./fields.ts";

/** Scheduled messages can be made here, and clients are told of them. Source: feature levels 6, 179. */
export const LEVEL_179: LevelChange = {
  level: 179,
  added: ["create-scheduled-message"],
  writeAnswer: {
    "register-queue": (body) => without(body, "scheduled_messages"),
  },
  writeEvent: (event) =>
    event.type === "scheduled_messages" ? undefined : event,
};
