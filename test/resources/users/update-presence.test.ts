import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { HUMANS } from "../../support/role-outcomes.ts";

describeOperation("update-presence", ({ it, errors, roles }) => {
  it("answers who is there, by email or by id", async ({ as, realm }) => {
    const timestamp = realm.clock.seconds();
    const last = { client: "website", status: "active", timestamp };
    expect(
      await as("max").ok("update-presence", { status: "active" }),
    ).toMatchObject({
      server_timestamp: realm.clock.now() / 1000,
      presences: {
        "max@harbor.example": {
          aggregated: last,
          website: { ...last, pushable: false },
        },
      },
    });
    const slim = await as("max").ok("update-presence", {
      status: "active",
      slim_presence: true,
    });
    expect(slim.presences).toEqual({
      [as("max").id]: {
        active_timestamp: timestamp,
        idle_timestamp: timestamp,
      },
    });
  });

  it("answers nothing to a ping", async ({ as }) => {
    expect(
      await as("max").ok("update-presence", {
        status: "idle",
        ping_only: true,
      }),
    ).toEqual({ result: "success", msg: "" });
  });

  it("tells everybody the first time, and of activity after a pause", async ({
    as,
    realm,
  }) => {
    const queue = await as("gus").register();
    const slim = await as("gus").register({ slim_presence: true });
    const report = (status: string) =>
      as("max").ok("update-presence", { status });
    await report("active");
    await realm.clock.advance(60_000);
    await report("active");
    await report("idle");
    expect(await queue.events()).toMatchObject([
      {
        type: "presence",
        user_id: as("max").id,
        email: "max@harbor.example",
        presence: { website: { status: "active", pushable: false } },
      },
    ]);
    expect((await slim.events())[0]).not.toHaveProperty("email");
    await realm.clock.advance(131_000);
    await report("idle");
    expect(await queue.events()).toEqual([]);
    await report("active");
    expect(await queue.events()).toMatchObject([{ type: "presence" }]);
  });

  it("keeps those who hide out of it", async ({ as }) => {
    await as("max").ok("update-settings", { presence_enabled: false });
    const queue = await as("gus").register();
    await as("max").ok("update-presence", { status: "active" });
    expect(await queue.events()).toEqual([]);
  });

  errors([
    {
      name: "another status",
      as: "max",
      params: { status: "asleep" },
      code: "BAD_REQUEST",
      msg: "Invalid status: asleep",
    },
    {
      name: "a missing status",
      as: "max",
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'status' argument",
      extra: { var_name: "status" },
    },
    {
      name: "a ping that is no JSON",
      as: "max",
      params: { status: "active", ping_only: "yes" },
      code: "BAD_REQUEST",
      msg: 'Argument "ping_only" is not valid JSON.',
    },
    {
      name: "a ping that is neither true nor false",
      as: "max",
      params: { status: "active", ping_only: 1 },
      code: "BAD_REQUEST",
      msg: "ping_only is not a boolean",
    },
  ]);

  roles({ status: "active" }, HUMANS);
});
