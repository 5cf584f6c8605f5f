import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { EVERYBODY } from "../../support/error-rows.ts";
import { inSeconds, schedule, scheduledOf } from "../../support/schedule.ts";

describeOperation("get-scheduled-messages", ({ it, roles }) => {
  it("lists the caller's own by time of delivery", async (world) => {
    const at = (seconds: number) => ({
      scheduled_delivery_timestamp: inSeconds(world, seconds),
    });
    const late = await schedule(world, "max", at(900));
    const early = await schedule(world, "max", at(100));
    await schedule(world, "mia", at(50));
    expect(
      (await scheduledOf(world)).map(
        ({ scheduled_message_id }: { scheduled_message_id: number }) =>
          scheduled_message_id,
      ),
    ).toEqual([early, late]);
  });

  roles({}, EVERYBODY);
});
