import type { Realm } from "../../realm/realm.ts";
import { unsubscribe } from "../../realm/unsubscribe.ts";
import { streamsToLeave, type Leaving } from "./plan-leaving.ts";

/** Does what was planned; one name for each person and stream. Source: organization 4.6. */
export async function leaveStreams(realm: Realm, leaving: Leaving) {
  const { removed, notRemoved } = await unsubscribe(
    realm,
    leaving.people,
    streamsToLeave(realm, leaving),
  );
  return {
    removed: removed.map(({ stream }) => stream.name),
    not_removed: notRemoved.map(({ stream }) => stream.name),
  };
}
