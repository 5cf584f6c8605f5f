import { badRequest } from "../../protocol/api-error.ts";
import type { Message } from "../../realm/messages.ts";
import { addSubmessage } from "../../realm/submessages.ts";
import { whyBadWidgetData } from "../../realm/widget-data.ts";
import { defineOperation } from "../operation.ts";
import { cannotAttach } from "./errors.ts";
import { requireMessage } from "./find-message.ts";

/**
 * Attaches something to a message, such as a vote to a poll.
 *
 * Params: message_id; msg_type; content, JSON text.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for an unknown message, one without a widget, and data that do not fit the widget.
 * Source: messages 16.
 */
export const sendSubmessage = defineOperation(
  "send-submessage",
  async ({ realm, caller, params: { message_id, msg_type, content } }) => {
    const message = requireMessage(realm, caller, message_id);
    const isAuthor = message.sender_id === caller.user_id;
    const hasStarted = message.submessages.some(
      ({ sender_id }) => sender_id === message.sender_id,
    );
    if (!isAuthor && !hasStarted) throw cannotAttach();
    const data = parse(content, "Invalid json for submessage");
    const problem = whyBadWidgetData(widgetType(message), data, isAuthor);
    if (problem !== undefined) throw badRequest(problem);
    await addSubmessage(realm, caller, message, { msg_type, content });
    return {};
  },
);

function parse(text: string, problem: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(problem);
  }
}

/** What the first submessage started; empty for something that is no widget. */
function widgetType({ submessages: [first] }: Message): string {
  if (first?.msg_type !== "widget") return "";
  try {
    const { widget_type } = JSON.parse(first.content) as Record<
      string,
      unknown
    >;
    return String(widget_type);
  } catch {
    return "";
  }
}
