import { avatarUrlForClient, UNKNOWN_USER_AVATAR } from "./avatars.ts";
import { toBytes } from "./json-bytes.ts";
import { JsonText, writeObject } from "./json-text.ts";
import { toFlagList } from "./message-flags.ts";
import type { Message } from "./messages.ts";
import { getOrganization } from "./organization.ts";
import type { Realm } from "./realm.ts";
import { streams } from "./streams.ts";
import { topicLinksOf } from "./topic-links.ts";
import { apiEmail, canAccessUser, hiddenEmail } from "./user-access.ts";
import { isGuest, users, type User } from "./users.ts";

/** The realm in which the server's own bots live. Source: messages 2.1, sender_realm_str. */
const INTERNAL_REALM = "zulipinternal";

const NO_FORMATTING =
  "<p>[Zulip note: Sorry, we could not understand the formatting of your message]</p>";

/** How a message is wanted. */
export interface MessageForm {
  readonly apply_markdown: boolean;
  readonly client_gravatar: boolean;
}

/** How a message is wanted, by whom, and with which of the reader's own flags. */
export interface ReaderForm extends MessageForm {
  readonly reader: User | undefined;
  readonly flags: number;
}

/** A message's JSON before and after the place of the flags, which differ by reader. */
class Written {
  readonly head: string;
  readonly tail: string;
  /** Of what the message shows of others. */
  readonly appearance: number;
  /** By flag bits. */
  readonly #bytes = new Map<number, Uint8Array>();

  constructor(head: string, tail: string, appearance: number) {
    this.head = head;
    this.tail = tail;
    this.appearance = appearance;
  }

  withFlags(flags: number): string {
    return `${this.head},"flags":${JSON.stringify(toFlagList(flags))}${this.tail}`;
  }

  /** The same in UTF-8, kept. */
  bytesWithFlags(flags: number): Uint8Array {
    let bytes = this.#bytes.get(flags);
    if (!bytes) {
      bytes = toBytes(this.withFlags(flags));
      this.#bytes.set(flags, bytes);
    }
    return bytes;
  }
}

const writtenByForm = new WeakMap<Message, (Written | undefined)[]>();

/** A message with a reader's flags, as fetches show it. Source: messages 2.1. */
export function toMessageObject(
  realm: Realm,
  message: Message,
  form: ReaderForm,
): JsonText {
  return new JsonText(
    write(realm, message, form, form.reader).withFlags(form.flags),
  );
}

/** The same in UTF-8, for long lists. */
export function toMessageBytes(
  realm: Realm,
  message: Message,
  form: ReaderForm,
): Uint8Array {
  return write(realm, message, form, form.reader).bytesWithFlags(form.flags);
}

/** A message as the `message` event shows it: without flags, edits are not there yet. Source: events 4.1. */
export function toEventMessage(
  realm: Realm,
  message: Message,
  form: MessageForm,
  reader: User,
): JsonText {
  const { head, tail } = write(realm, message, form, reader);
  return new JsonText(head + tail);
}

/** Written once for all readers of a form; again when the message or what it shows of others has changed. */
function write(
  realm: Realm,
  message: Message,
  form: MessageForm,
  reader: User | undefined,
): Written {
  if (
    reader &&
    isGuest(reader) &&
    !canAccessUser(realm, reader, senderOf(realm, message))
  ) {
    return writeAfresh(realm, message, form, true);
  }
  const number = (form.apply_markdown ? 1 : 0) + (form.client_gravatar ? 2 : 0);
  let forms = writtenByForm.get(message);
  if (!forms) writtenByForm.set(message, (forms = []));
  const written = forms[number];
  if (written?.appearance === realm.appearance) return written;
  return (forms[number] = writeAfresh(realm, message, form, false));
}

function writeAfresh(
  realm: Realm,
  message: Message,
  form: MessageForm,
  senderHidden: boolean,
): Written {
  const sender = senderOf(realm, message);
  const { settings, string_id } = getOrganization(realm);
  const head = writeObject({
    id: message.id,
    sender_id: sender.user_id,
    content: form.apply_markdown
      ? message.rendered_content || NO_FORMATTING
      : message.content,
    recipient_id: message.recipient_id,
    timestamp: message.timestamp,
    client: message.client,
    subject: message.subject,
    topic_links: topicLinksOf(realm, message),
    ...(message.last_edit_timestamp !== null && {
      last_edit_timestamp: message.last_edit_timestamp,
    }),
    ...(settings.allow_edit_history &&
      message.edit_history.length > 0 && {
        edit_history: message.edit_history,
      }),
    is_me_message: message.is_me_message,
    reactions: message.reactions.map((reaction) => ({
      ...reaction,
      user: toReactor(realm, reaction.user_id),
    })),
    submessages: message.submessages,
  });
  const tail = writeObject({
    sender_full_name: senderHidden ? "Unknown user" : sender.full_name,
    sender_email: senderHidden
      ? hiddenEmail(realm, sender.user_id)
      : apiEmail(realm, sender),
    sender_realm_str: sender.is_system_bot ? INTERNAL_REALM : string_id,
    display_recipient: toDisplayRecipient(realm, message),
    type: message.stream_id === null ? "private" : "stream",
    ...(message.stream_id !== null && { stream_id: message.stream_id }),
    avatar_url: senderHidden
      ? UNKNOWN_USER_AVATAR
      : avatarUrlForClient(realm, sender, form.client_gravatar),
    content_type: form.apply_markdown ? "text/html" : "text/x-markdown",
  });
  return new Written(head.slice(0, -1), `,${tail.slice(1)}`, realm.appearance);
}

/**
 * The stream's name, or the people: one for a note to oneself, two by email, more by id.
 *
 * Source: messages 2.3.
 */
function toDisplayRecipient(realm: Realm, message: Message) {
  if (message.stream_id !== null)
    return realm.open(streams).require(message.stream_id).name;
  const people = (message.user_ids ?? []).map((id) => {
    const user = realm.open(users).require(id);
    return {
      id,
      email: apiEmail(realm, user),
      full_name: user.full_name,
      is_mirror_dummy: false,
    };
  });
  if (people.length === 2) people.sort((a, b) => (a.email < b.email ? -1 : 1));
  return people;
}

function toReactor(realm: Realm, userId: number) {
  const user = realm.open(users).require(userId);
  return {
    email: apiEmail(realm, user),
    id: userId,
    full_name: user.full_name,
  };
}

function senderOf(realm: Realm, message: Message): User {
  return realm.open(users).require(message.sender_id);
}
