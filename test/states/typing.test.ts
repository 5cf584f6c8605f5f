import { expect } from "vitest";
import { describeOperation } from "../support/describe-operation.ts";
import { watchAll } from "../support/watch-all.ts";

// The rows of the interface's state table on typing.

describeOperation("set-typing-status", ({ it }) => {
  it("typing: idle, started, others' queues get start", async (world) => {
    const events = await watchAll(world, ["mia"]);
    await world
      .as("max")
      .ok("set-typing-status", { op: "start", to: [world.as("mia").id] });
    expect((await events()).mia).toMatchObject([
      { type: "typing", op: "start" },
    ]);
  });

  it("typing: typing, stopped, others' queues get stop", async (world) => {
    const to = [world.as("mia").id];
    await world.as("max").ok("set-typing-status", { op: "start", to });
    const events = await watchAll(world, ["mia"]);
    await world.as("max").ok("set-typing-status", { op: "stop", to });
    expect((await events()).mia).toMatchObject([
      { type: "typing", op: "stop" },
    ]);
  });

  it("typing: typing, no new start within the expiry period, is for the client to end: no event comes", async (world) => {
    const { server_typing_started_expiry_period_milliseconds: expiry } =
      await world
        .as("mia")
        .ok("register-queue", { fetch_event_types: ["realm"] });
    const events = await watchAll(world, ["mia"]);
    await world
      .as("max")
      .ok("set-typing-status", { op: "start", to: [world.as("mia").id] });
    await events();
    await world.realm.clock.advance(expiry + 1000);
    expect((await events()).mia).toEqual([]);
  });
});
