import { badRequest } from "../protocol/api-error.ts";
import type { LevelChange } from "./change.ts";
import { without, withoutParameters } from "./fields.ts";

/** Typing in streams is told. Source: feature levels 3, 58. */
export const LEVEL_58: LevelChange = {
  level: 58,
  parameters: { "set-typing-status": withoutParameters("type", "topic") },
  readParams: {
    "set-typing-status": (params) => {
      if ((params.to as readonly number[]).length === 0)
        throw badRequest("Missing parameter: 'to' (recipient)");
      return { ...params, type: "private" };
    },
  },
  writeEvent: (event) => {
    if (event.type !== "typing") return event;
    return event.message_type === "stream"
      ? undefined
      : without(event, "message_type");
  },
};
