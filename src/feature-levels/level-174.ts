import { badRequest } from "../protocol/api-error.ts";
import type { LevelChange } from "./change.ts";
import { replaceParameter } from "./fields.ts";

/** Direct messages may be called so in requests. Source: feature levels 3, 174. */
export const LEVEL_174: LevelChange = {
  level: 174,
  parameters: {
    "send-message": replaceParameter("type", { schema: { type: "string" } }),
    "set-typing-status": replaceParameter("type", {
      schema: { type: "string", enum: ["private", "stream"] },
      default: "private",
    }),
  },
  readParams: {
    "send-message": (params) => {
      if (params.type !== "private" && params.type !== "stream")
        throw badRequest("Invalid message type");
      return params;
    },
  },
};
