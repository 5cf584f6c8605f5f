import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { bad } from "../../support/error-rows.ts";
import { NO_ID } from "../../support/harbor-ids.ts";
import { schedule, scheduledOf } from "../../support/schedule.ts";
import { watchAll } from "../../support/watch-all.ts";

const NONE = "Scheduled message does not exist";

describeOperation("delete-scheduled-message", ({ it, errors, roles }) => {
  it("takes it away, tells its sender's clients, and nothing is sent", async (world) => {
    const scheduled_message_id = await schedule(world);
    const events = await watchAll(world, ["max", "mia"]);
    expect(
      await world
        .as("max")
        .ok("delete-scheduled-message", { scheduled_message_id }),
    ).toEqual({ result: "success", msg: "" });
    expect(await world.realm.clock.advance(540_000)).not.toContainEqual(
      expect.objectContaining({ name: "scheduled messages" }),
    );
    expect(await events()).toEqual({
      max: [{ type: "scheduled_messages", op: "remove", scheduled_message_id }],
      mia: [],
    });
    expect(await scheduledOf(world)).toEqual([]);
  });

  it("succeeds once for one that was sent just before; the message stays", async (world) => {
    const scheduled_message_id = await schedule(world);
    await world.realm.clock.advance(300_000);
    const remove = () =>
      world
        .as("max")
        .call("delete-scheduled-message", { scheduled_message_id });
    expect(await remove()).toMatchObject({ result: "success" });
    expect(await remove()).toMatchObject({ result: "error", msg: NONE });
    expect(
      await world.as("mia").ok("get-message", { message_id: 1 }),
    ).toMatchObject({ raw_content: "hi" });
  });

  roles(
    { scheduled_message_id: 1 },
    {
      owner: NONE,
      administrator: NONE,
      moderator: NONE,
      member: "ok",
      "new member": NONE,
      guest: NONE,
      bot: NONE,
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
    (world) => schedule(world),
  );

  errors([
    bad("an unknown scheduled message", { scheduled_message_id: NO_ID }, NONE, {
      status: 404,
    }),
    bad(
      "somebody else's scheduled message",
      { scheduled_message_id: 1 },
      NONE,
      {
        status: 404,
        as: "olive",
        before: (world) => schedule(world),
      },
    ),
  ]);
});
