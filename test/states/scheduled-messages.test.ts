import { expect } from "vitest";
import { describeOperation } from "../support/describe-operation.ts";
import { NO_ID } from "../support/harbor-ids.ts";
import { schedule, scheduledOf } from "../support/schedule.ts";

// The rows of the interface's state table on scheduled messages.

describeOperation("delete-scheduled-message", ({ it }) => {
  it("scheduled message: pending, deleted, is never sent", async (world) => {
    const scheduled_message_id = await schedule(world);
    await world
      .as("max")
      .ok("delete-scheduled-message", { scheduled_message_id });
    await world.realm.clock.advance(3_600_000);
    expect(await scheduledOf(world)).toEqual([]);
    const { messages } = await world
      .as("max")
      .ok("get-messages", { anchor: "newest", num_before: 1, num_after: 0 });
    expect(messages).toEqual([]);
  });

  it("scheduled message: nonexistent, deleted, answers BAD_REQUEST and changes nothing", async (world) => {
    await schedule(world);
    expect(
      await world
        .as("max")
        .call("delete-scheduled-message", { scheduled_message_id: NO_ID }),
    ).toMatchObject({ result: "error", code: "BAD_REQUEST" });
    expect(await scheduledOf(world)).toHaveLength(1);
  });
});
