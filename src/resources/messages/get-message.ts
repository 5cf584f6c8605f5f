import { notLoggedIn } from "../../protocol/credentials.ts";
import {
  findReadableMessage,
  flagsFor,
  isOpenToSpectators,
} from "../../realm/message-access.ts";
import { FLAG } from "../../realm/message-flags.ts";
import { toMessageObject } from "../../realm/message-object.ts";
import { messages, type Message } from "../../realm/messages.ts";
import { getOrganization } from "../../realm/organization.ts";
import type { Realm } from "../../realm/realm.ts";
import { invalidMessages } from "../errors.ts";
import { defineOpenOperation } from "../operation.ts";

/**
 * One message by id; reading it here does not mark it as read.
 *
 * Params: message_id; apply_markdown, true for HTML.
 * Returns: message with the caller's flags; raw_content, the source text.
 * Errors: BAD_REQUEST when there is no such message, or none that the caller may read; 401 without account.
 * Source: interface, endpoint 18; messages 6. Web-public history without account: decisions.
 */
export const getMessage = defineOpenOperation(
  "get-message",
  ({ realm, caller, params }) => {
    const message = caller
      ? findReadableMessage(realm, caller, params.message_id)
      : findForSpectator(realm, params.message_id);
    if (!message) throw caller ? invalidMessages() : notLoggedIn();
    const flags = caller
      ? flagsFor(realm, caller.user_id, message.id)
      : FLAG.read;
    return {
      raw_content: message.content,
      message: toMessageObject(realm, message, {
        apply_markdown: params.apply_markdown ?? true,
        client_gravatar: caller !== undefined,
        reader: caller,
        flags,
      }),
    } as never;
  },
);

function findForSpectator(realm: Realm, id: number): Message | undefined {
  const { settings, web_public_streams_enabled } = getOrganization(realm);
  if (!web_public_streams_enabled || !settings.enable_spectator_access)
    return undefined;
  const message = realm.open(messages).get(id);
  return message && isOpenToSpectators(realm, message) ? message : undefined;
}
