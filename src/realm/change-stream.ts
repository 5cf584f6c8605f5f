import { renderDescription, toOneLine } from "./create-stream.ts";
import { sendNotice, STREAM_EVENTS_TOPIC } from "./notice.ts";
import { getOrganization } from "./organization.ts";
import { administratorIds, nonGuestIds } from "./people.ts";
import type { Realm } from "./realm.ts";
import { subscriberIds, viewerIds } from "./stream-access.ts";
import { STREAM_NOTICES } from "./stream-notices.ts";
import { toStreamObject } from "./stream-object.ts";
import { STREAM_POST_POLICY, streams, type Stream } from "./streams.ts";
import type { Draft } from "./table.ts";
import type { User } from "./users.ts";

/** Who may see a stream and its history. */
export type Permissions = Pick<
  Stream,
  "invite_only" | "is_web_public" | "history_public_to_subscribers"
>;

/**
 * Changes who may see a stream; announced even when it stays as it was.
 *
 * Those who come to see it learn of it and its members in place of the change. Source: events 5.3, part 1.
 */
export async function changePermissions(
  realm: Realm,
  by: User,
  before: Stream,
  permissions: Permissions,
): Promise<Stream> {
  const stream = await change(realm, before, (draft) =>
    Object.assign(draft, permissions),
  );
  const newcomers =
    before.invite_only && !stream.invite_only ? newcomersTo(realm, stream) : [];
  if (newcomers.length > 0) announceOpening(realm, stream, newcomers);
  const { stream_id, name } = stream;
  realm.queues.deliver(
    {
      type: "stream",
      op: "update",
      property: "invite_only",
      value: stream.invite_only,
      history_public_to_subscribers: stream.history_public_to_subscribers,
      is_web_public: stream.is_web_public,
      stream_id,
      name,
    },
    viewerIds(realm, stream).filter((id) => !newcomers.includes(id)),
  );
  await notify(realm, stream, STREAM_NOTICES.permissions(by, before, stream));
  return stream;
}

/** Members who could not see the stream while it was private. */
function newcomersTo(realm: Realm, { stream_id }: Stream): number[] {
  const knew = new Set([
    ...subscriberIds(realm, stream_id),
    ...administratorIds(realm),
  ]);
  return nonGuestIds(realm).filter((id) => !knew.has(id));
}

function announceOpening(
  realm: Realm,
  stream: Stream,
  newcomers: readonly number[],
): void {
  realm.queues.deliver(
    { type: "stream", op: "create", streams: [toStreamObject(realm, stream)] },
    newcomers,
  );
  realm.queues.deliver(
    {
      type: "subscription",
      op: "peer_add",
      stream_ids: [stream.stream_id],
      user_ids: subscriberIds(realm, stream.stream_id),
    },
    newcomers,
  );
}

/** Days, -1 for ever, null for the organization's setting. Source: events 5.3, part 3. */
export async function changeRetention(
  realm: Realm,
  by: User,
  before: Stream,
  message_retention_days: number | null,
): Promise<Stream> {
  const stream = await change(realm, before, (draft) => {
    draft.message_retention_days = message_retention_days;
  });
  announce(realm, stream, "message_retention_days", message_retention_days);
  const inherited = getOrganization(realm).settings.message_retention_days;
  await notify(
    realm,
    stream,
    STREAM_NOTICES.retention(by, {
      before: before.message_retention_days ?? inherited,
      after: message_retention_days ?? inherited,
    }),
  );
  return stream;
}

/** Source: events 5.3, part 4. */
export async function changeDescription(
  realm: Realm,
  by: User,
  before: Stream,
  text: string,
): Promise<Stream> {
  const description = toOneLine(text);
  const rendered_description = await renderDescription(realm, description);
  const stream = await change(realm, before, (draft) => {
    draft.description = description;
    draft.rendered_description = rendered_description;
  });
  announce(realm, stream, "description", description, { rendered_description });
  await notify(
    realm,
    stream,
    STREAM_NOTICES.description(by, before.description, description),
  );
  return stream;
}

/** The event's `name` is the old one. Source: events 5.3, part 5; 4.8. */
export async function renameStream(
  realm: Realm,
  by: User,
  before: Stream,
  name: string,
): Promise<Stream> {
  const stream = await change(realm, before, (draft) => {
    draft.name = name;
  });
  realm.appearance++;
  announce(realm, before, "name", name);
  await notify(realm, stream, STREAM_NOTICES.name(by, before.name, name));
  return stream;
}

/** Announced even when it stays as it was, by its new and its old name. Source: events 5.3, part 6. */
export async function changePostPolicy(
  realm: Realm,
  by: User,
  before: Stream,
  policy: number,
): Promise<Stream> {
  const stream = await change(realm, before, (draft) => {
    draft.stream_post_policy = policy;
  });
  announce(realm, stream, "stream_post_policy", policy);
  announce(
    realm,
    stream,
    "is_announcement_only",
    policy === STREAM_POST_POLICY.ADMINISTRATORS,
  );
  await notify(
    realm,
    stream,
    STREAM_NOTICES.postPolicy(by, before.stream_post_policy, policy),
  );
  return stream;
}

/** Without a notice; nothing happens when it is so already. Source: events 5.3, part 7. */
export async function changeRemoversGroup(
  realm: Realm,
  before: Stream,
  groupId: number,
): Promise<Stream> {
  if (before.can_remove_subscribers_group === groupId) return before;
  const stream = await change(realm, before, (draft) => {
    draft.can_remove_subscribers_group = groupId;
  });
  announce(realm, stream, "can_remove_subscribers_group", groupId);
  return stream;
}

function change(
  realm: Realm,
  { stream_id }: Stream,
  changeDraft: (draft: Draft<Stream>) => void,
): Promise<Stream> {
  return realm.open(streams).update(stream_id, changeDraft);
}

function announce(
  realm: Realm,
  stream: Stream,
  property: string,
  value: unknown,
  extra: Readonly<Record<string, unknown>> = {},
): void {
  const { stream_id, name } = stream;
  realm.queues.deliver(
    {
      type: "stream",
      op: "update",
      property,
      value,
      ...extra,
      stream_id,
      name,
    },
    viewerIds(realm, stream),
  );
}

async function notify(
  realm: Realm,
  stream: Stream,
  content: string,
): Promise<void> {
  const to = { kind: "stream", stream, topic: STREAM_EVENTS_TOPIC } as const;
  await sendNotice(realm, { to, content });
}
