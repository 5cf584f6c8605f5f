import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";

const EVERYBODY = {
  owner: "ok",
  administrator: "ok",
  moderator: "ok",
  member: "ok",
  "new member": "ok",
  guest: "ok",
  bot: "ok",
  deactivated: "Account is deactivated",
  nobody: "Not logged in: API authentication or user session required",
} as const;
const HUMANS = {
  ...EVERYBODY,
  bot: "This endpoint does not accept bot requests.",
} as const;

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

describeOperation("get-presence", ({ it, roles }) => {
  it("forgets people after two weeks", async ({ as, realm }) => {
    await as("max").ok("update-presence", { status: "active" });
    expect((await as("mia").ok("get-presence")).presences).toHaveProperty([
      "max@harbor.example",
    ]);
    await realm.clock.advance(15 * 86_400_000);
    expect((await as("mia").ok("get-presence")).presences).toEqual({});
  });

  roles({}, EVERYBODY);
});

describeOperation("get-user-presence", ({ it, errors, roles }) => {
  it("finds the person by id and by email, and says when it is gone", async ({
    as,
    realm,
  }) => {
    await as("max").ok("update-presence", { status: "active" });
    const timestamp = realm.clock.seconds();
    for (const user_id_or_email of [String(as("max").id), "Max@harbor.example"])
      expect(
        await as("mia").ok("get-user-presence", { user_id_or_email }),
      ).toEqual({
        result: "success",
        msg: "",
        presence: {
          aggregated: { status: "active", timestamp },
          website: { status: "active", timestamp },
        },
      });
    await realm.clock.advance(201_000);
    expect(
      await as("mia").ok("get-user-presence", {
        user_id_or_email: String(as("max").id),
      }),
    ).toMatchObject({
      presence: {
        aggregated: { status: "offline" },
        website: { status: "active" },
      },
    });
  });

  errors([
    {
      name: "an unknown user",
      as: "max",
      params: { user_id_or_email: "999" },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "a deactivated user",
      as: "max",
      params: { user_id_or_email: "dora@harbor.example" },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "a bot",
      as: "max",
      params: ({ as }) => ({ user_id_or_email: String(as("robo").id) }),
      code: "BAD_REQUEST",
      msg: "Presence is not supported for bot users.",
    },
    {
      name: "somebody who never was there",
      as: "max",
      params: { user_id_or_email: "mia@harbor.example" },
      code: "BAD_REQUEST",
      msg: "No presence data for mia@harbor.example",
    },
  ]);

  roles({ user_id_or_email: "max@harbor.example" }, EVERYBODY, ({ as }) =>
    as("max").ok("update-presence", { status: "active" }),
  );
});
