import { expect } from "vitest";
import { withAccessGroup } from "../../support/arrange.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { GROUP, NO_ID, STREAM } from "../../support/harbor-ids.ts";

const NO_STREAM = "Invalid stream ID";

describeOperation("get-subscription-status", ({ it, errors, roles }) => {
  it("says whether somebody is in a stream", async ({ as }) => {
    const ask = async (handle: string, stream_id: number) => {
      const { is_subscribed } = await as("mia").ok("get-subscription-status", {
        user_id: as(handle).id,
        stream_id,
      });
      return is_subscribed;
    };
    expect(await ask("max", STREAM.quay)).toBe(true);
    expect(await ask("mia", STREAM.quay)).toBe(false);
    await as("max").ok("unsubscribe", { subscriptions: ["quay"] });
    expect(await ask("max", STREAM.quay)).toBe(false);
  });

  errors([
    {
      name: "an unknown person, before the stream",
      as: "max",
      params: { user_id: NO_ID, stream_id: NO_ID },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "a bot",
      as: "max",
      params: ({ as }) => ({
        user_id: as("robo").id,
        stream_id: STREAM.general,
      }),
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "a deactivated person",
      as: "max",
      params: ({ as }) => ({
        user_id: as("dora").id,
        stream_id: STREAM.general,
      }),
      code: "BAD_REQUEST",
      msg: "User is deactivated",
    },
    {
      name: "a person hidden from a guest",
      as: "gus",
      before: withAccessGroup(GROUP.members),
      params: ({ as }) => ({ user_id: as("mia").id, stream_id: STREAM.quay }),
      code: "BAD_REQUEST",
      msg: "Insufficient permission",
    },
    {
      name: "an unknown stream",
      as: "max",
      params: ({ as }) => ({ user_id: as("mia").id, stream_id: NO_ID }),
      code: "BAD_REQUEST",
      msg: NO_STREAM,
    },
  ]);

  roles(({ as }) => ({ user_id: as("otto").id, stream_id: STREAM.vault }), {
    owner: "ok",
    administrator: "ok",
    moderator: NO_STREAM,
    member: NO_STREAM,
    "new member": NO_STREAM,
    guest: NO_STREAM,
    bot: NO_STREAM,
    deactivated: "Account is deactivated",
    nobody: "Not logged in: API authentication or user session required",
  });
});
