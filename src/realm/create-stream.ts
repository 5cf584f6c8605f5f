import { activeUserIds, administratorIds, nonGuestIds } from "./people.ts";
import type { Realm } from "./realm.ts";
import { renderField } from "./rendering.ts";
import { toStreamObject } from "./stream-object.ts";
import { streams, type Stream } from "./streams.ts";

/** What is said of a new stream; the rest follows. */
export type NewStream = Pick<
  Stream,
  | "name"
  | "description"
  | "creator_id"
  | "invite_only"
  | "is_web_public"
  | "history_public_to_subscribers"
  | "stream_post_policy"
  | "message_retention_days"
  | "can_remove_subscribers_group"
>;

/**
 * Makes a stream without subscribers and tells those who may know of it.
 *
 * Source: organization 4.5, Events; events 4.8.
 */
export async function createStream(
  realm: Realm,
  given: NewStream,
): Promise<Stream> {
  const description = toOneLine(given.description);
  const stream = await realm.open(streams).create({
    ...given,
    stream_id: realm.nextId("stream"),
    description,
    rendered_description: await renderDescription(realm, description),
    date_created: realm.clock.seconds(),
    first_message_id: null,
    deactivated: false,
    recipient_id: realm.nextId("recipient"),
  });
  realm.queues.deliver(
    { type: "stream", op: "create", streams: [toStreamObject(realm, stream)] },
    knowing(realm, stream),
  );
  return stream;
}

/** Descriptions have no line breaks. Source: organization 4.5, 4.8. */
export function toOneLine(description: string): string {
  return description.replaceAll("\n", " ");
}

/** Source: organization 4.1, `rendered_description`. */
export async function renderDescription(
  realm: Realm,
  description: string,
): Promise<string> {
  return description === "" ? "" : await renderField(realm, description);
}

function knowing(realm: Realm, stream: Stream): readonly number[] {
  if (stream.is_web_public) return activeUserIds(realm);
  return stream.invite_only ? administratorIds(realm) : nonGuestIds(realm);
}
