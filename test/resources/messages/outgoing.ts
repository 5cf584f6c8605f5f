import { expect } from "vitest";
import { userGroups } from "../../../src/realm/user-groups.ts";
import { withSettings } from "../../support/arrange.ts";
import { withCrowd } from "../../support/crowd.ts";
import type { World } from "../../support/describe-operation.ts";
import { STREAM } from "../../support/harbor-ids.ts";

/** A message to the topic `lunch` of `general`, or to where `given` says. */
export const toGeneral = (
  content: string,
  given: Record<string, unknown> = {},
) => ({
  type: "stream",
  to: "general",
  topic: "lunch",
  content,
  ...given,
});

/** A direct message. */
export const toPerson = (to: unknown, content = "hi") => ({
  type: "direct",
  to,
  content,
});

/** The id of the person with this handle. */
export const idOf = ({ as }: World, handle: string) => as(handle).id;

/** Makes the group `crew` of these people, which only members of another group may mention. */
export function withCrew(
  can_mention_group: number,
  handles: readonly string[],
) {
  return async ({ realm, as }: World) =>
    await realm.open(userGroups).create({
      id: realm.nextId("user_group"),
      name: "crew",
      description: "",
      members: handles.map((handle) => as(handle).id),
      direct_subgroup_ids: [],
      is_system_group: false,
      can_mention_group,
    });
}

/** Lets so many people react in the topic `lunch` of `general`, whose first message is made for it. */
export function withParticipants(count: number) {
  return async (world: World) => {
    const { realm, as } = world;
    const people = await withCrowd(STREAM.general, count)(world);
    for (const { handle } of people)
      await as(handle).ok("send-message", toGeneral("here"));
    expect(realm.copies(as("max").id).unreadCount).toBe(count);
  };
}

/** The refusal of a stream where only administrators may post. */
export const forAdministrators =
  "Only organization administrators can send to this stream.";

/** A message that mentions the whole stream, and the refusal of one. */
export const wildcard = toGeneral("@**all**");

export const WILDCARD_REFUSED =
  "You do not have permission to use stream wildcard mentions in this stream.";

/** Turns direct messages off. */
export const directOff = withSettings({ private_message_policy: 2 });
