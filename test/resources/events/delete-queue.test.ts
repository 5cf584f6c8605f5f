import { expect, vi } from "vitest";
import { isHeld } from "../../support/held.ts";
import { describeOperation, ROLES } from "../../support/describe-operation.ts";
import { bad, missing, OUTSIDE } from "../../support/error-rows.ts";

const GONE = {
  code: "BAD_EVENT_QUEUE_ID",
  extra: { queue_id: "gone" },
} as const;

describeOperation("delete-queue", ({ it, errors, roles }) => {
  it("deletes the caller's queue, once", async ({ as }) => {
    const max = as("max");
    const { id: queue_id } = await max.register();
    expect(await max.call("delete-queue", { queue_id })).toEqual({
      result: "success",
      msg: "",
    });
    const refused = {
      result: "error",
      msg: `Bad event queue ID: ${queue_id}`,
      queue_id,
      code: "BAD_EVENT_QUEUE_ID",
    };
    expect(await max.call("delete-queue", { queue_id })).toEqual(refused);
    expect(
      await max.call("get-events", { queue_id, last_event_id: -1 }),
    ).toEqual(refused);
  });

  it("ends a held poll with no events", async ({ as, realm }) => {
    const max = as("max");
    const queue = await max.register();
    const poll = queue.poll();
    await vi.waitFor(() => expect(isHeld(realm, queue.id)).toBe(true));
    await max.ok("delete-queue", { queue_id: queue.id });
    expect((await poll).body).toMatchObject({ result: "success", events: [] });
  });

  it("leaves the queues of others alone", async ({ as, realm }) => {
    const { id: queue_id } = await as("mia").register();
    expect(await as("max").call("delete-queue", { queue_id })).toMatchObject({
      code: "BAD_EVENT_QUEUE_ID",
      queue_id,
    });
    expect(realm.queues.get(queue_id)).toBeDefined();
  });

  errors([
    missing("queue_id", {}),
    bad(
      "an unknown queue",
      { queue_id: "gone" },
      "Bad event queue ID: gone",
      GONE,
    ),
  ]);

  for (const [role, handle] of Object.entries(ROLES)) {
    if (role === "deactivated" || role === "nobody") continue;
    it(`as ${role}: ok, for one's own`, async ({ as }) => {
      const { id: queue_id } = await as(handle).register();
      await as(handle).ok("delete-queue", { queue_id });
    });
  }

  roles({ queue_id: "gone" }, OUTSIDE);
});
