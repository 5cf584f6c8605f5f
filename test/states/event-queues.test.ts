import { expect } from "vitest";
import { describeOperation } from "../support/describe-operation.ts";

// The rows of the interface's state table on event queues.

describeOperation("delete-queue", ({ it }) => {
  it("event queue: registered, deleted, is gone", async ({ as, realm }) => {
    const { id } = await as("max").register();
    await as("max").ok("delete-queue", { queue_id: id });
    expect(realm.queues.get(id)).toBeUndefined();
  });

  it("event queue: already deleted, deleted again, answers BAD_EVENT_QUEUE_ID and stays gone", async ({
    as,
    realm,
  }) => {
    const { id } = await as("max").register();
    await as("max").ok("delete-queue", { queue_id: id });
    expect(
      await as("max").call("delete-queue", { queue_id: id }),
    ).toMatchObject({
      code: "BAD_EVENT_QUEUE_ID",
      queue_id: id,
    });
    expect(realm.queues.size).toBe(0);
  });

  it("event queue: nonexistent, deleted, answers BAD_EVENT_QUEUE_ID", async ({
    as,
  }) => {
    expect(
      await as("max").call("delete-queue", { queue_id: "nowhere" }),
    ).toMatchObject({ code: "BAD_EVENT_QUEUE_ID", queue_id: "nowhere" });
  });
});
