import { badRequest } from "../protocol/api-error.ts";
import type { Fields, LevelChange } from "./change.ts";
import { replaceParameter, without } from "./fields.ts";

/**
 * Typing in a stream has a parameter for the stream, and direct messages are called so.
 *
 * Source: feature levels 3 and 4, 215.
 */
export const LEVEL_215: LevelChange = {
  level: 215,
  parameters: {
    "set-typing-status": (parameters) => {
      const known = parameters.filter(({ name }) => name !== "stream_id");
      const typed = replaceParameter("type", {
        schema: { type: "string", enum: ["direct", "private", "stream"] },
      })(known);
      return replaceParameter("to", { required: true })(typed);
    },
  },
  readParams: { "set-typing-status": toNewestTarget },
  writeEvent: (event) =>
    event.type === "typing" && event.message_type === "direct"
      ? { ...event, message_type: "private" }
      : event,
};

function toNewestTarget(params: Fields): Fields {
  const { type } = params;
  const to = params.to as readonly number[];
  if (to.length === 0) throw badRequest("Empty 'to' list");
  if (type !== "stream") return { ...params, type: "direct" };
  if (to.length > 1) throw badRequest("Cannot send to multiple streams");
  return { ...without(params, "to"), stream_id: to[0] };
}
