import { createStream } from "../../realm/create-stream.ts";
import { addDefaultStream } from "../../realm/default-streams.ts";
import { byUser, type Membership } from "../../realm/membership.ts";
import type { Realm } from "../../realm/realm.ts";
import { subscribe } from "../../realm/subscribe.ts";
import { announceJoining } from "../../realm/join-notices.ts";
import type { Stream } from "../../realm/streams.ts";
import { apiEmail } from "../../realm/user-access.ts";
import type { User } from "../../realm/users.ts";
import type { JoinOptions, Joining } from "./plan-joining.ts";

/** Does what was planned, and says what came of it. Source: organization 4.5, Response and Events. */
export async function joinStreams(
  realm: Realm,
  caller: User,
  joining: Joining,
  { announce, authorization_errors_fatal }: JoinOptions,
) {
  const created: Stream[] = [];
  for (const stream of joining.create)
    created.push(await createStream(realm, stream));
  if (joining.areDefault)
    for (const { stream_id } of created)
      await addDefaultStream(realm, stream_id);
  const wanted = [...joining.existing, ...created];
  const { subscribed, alreadySubscribed } = await subscribe(realm, {
    people: joining.people,
    streams: wanted,
    colors: new Map(
      wanted.flatMap(({ name, stream_id }) => {
        const color = joining.colors.get(name);
        return color === undefined ? [] : [[stream_id, color]];
      }),
    ),
  });
  await announceJoining(realm, caller, { subscribed, created, announce });
  return {
    subscribed: namesByEmail(realm, subscribed),
    already_subscribed: namesByEmail(realm, alreadySubscribed),
    ...(!authorization_errors_fatal && {
      unauthorized: joining.unauthorized.map(({ name }) => name),
    }),
  };
}

function namesByEmail(
  realm: Realm,
  memberships: readonly Membership[],
): Record<string, string[]> {
  return Object.fromEntries(
    Array.from(byUser(memberships), ([user, streams]) => [
      apiEmail(realm, user),
      streams.map(({ name }) => name),
    ]),
  );
}
