import { expect } from "vitest";
import { users } from "../../../src/realm/users.ts";
import { MIA, NO_ROLE, restrictGuests } from "./mia.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { EVERYBODY } from "../../support/role-outcomes.ts";

/** Who is seen in which way under each visibility; the person is mia. */
const VISIBILITY = [
  [1, ["olive", "adam", "mona", "max", "gus", "robo", "mia"]],
  [2, ["olive", "adam", "mona", "max", "robo", "mia"]],
  [3, ["olive", "adam", "mia"]],
  [4, ["mia"]],
  [5, ["olive", "adam", "mona", "mia"]],
] as const;

describeOperation("get-user", ({ it, errors, roles }) => {
  it("shows every field of a person", async ({ as }) => {
    expect(await as("max").ok("get-user", { user_id: 9 })).toEqual({
      result: "success",
      msg: "",
      user: MIA,
    });
  });

  it("shows every field of a bot", async ({ as }) => {
    const { user } = await as("max").ok("get-user", {
      user_id: as("robo").id,
      include_custom_profile_fields: true,
    });
    expect(user).toEqual({
      ...MIA,
      user_id: as("robo").id,
      email: "robo-bot@harbor.example",
      delivery_email: "robo-bot@harbor.example",
      full_name: "Robo Bot",
      is_bot: true,
      bot_type: 1,
      bot_owner_id: as("max").id,
    });
  });

  for (const [handle, shown] of [
    ["olive", { role: 100, is_owner: true, is_admin: true }],
    ["adam", { role: 200, is_admin: true }],
    ["mona", { role: 300 }],
    ["max", { role: 400 }],
    ["gus", { role: 600, is_guest: true }],
    ["dora", { role: 400, is_active: false }],
  ] as const)
    it(`shows the role of ${handle}`, async ({ as }) => {
      const { user } = await as("mia").ok("get-user", {
        user_id: as(handle).id,
      });
      expect(user).toMatchObject({ ...NO_ROLE, is_active: true, ...shown });
    });

  for (const [email_address_visibility, viewers] of VISIBILITY)
    it(`shows the email under visibility ${email_address_visibility} to ${viewers.join(", ")}`, async ({
      as,
    }) => {
      await as("mia").ok("update-settings", { email_address_visibility });
      const open = email_address_visibility === 1;
      for (const viewer of [
        "olive",
        "adam",
        "mona",
        "max",
        "gus",
        "robo",
        "mia",
      ]) {
        const { user } = await as(viewer).ok("get-user", { user_id: 9 });
        expect([viewer, user]).toMatchObject([
          viewer,
          {
            email: open ? MIA.email : "user9@harbor.example",
            delivery_email: viewers.includes(viewer as "mia")
              ? MIA.email
              : null,
            avatar_url: open ? null : expect.stringContaining("gravatar"),
          },
        ]);
      }
    });

  it("shows the gravatar's address to clients that want it", async ({ as }) => {
    const { user } = await as("max").ok("get-user", {
      user_id: 9,
      client_gravatar: false,
    });
    expect(user.avatar_url).toMatch(
      /^https:\/\/secure\.gravatar\.com\/avatar\/[0-9a-f]{32}\?d=identicon&version=1$/,
    );
  });

  it("shows an uploaded avatar to every client", async ({ as, realm }) => {
    await realm.open(users).update(9, (draft) => {
      draft.avatar_source = "U";
      draft.avatar_version = 3;
    });
    const { user } = await as("max").ok("get-user", { user_id: 9 });
    expect(user.avatar_url).toMatch(
      /^\/user_avatars\/2\/[0-9a-f]{40}\.png\?version=3$/,
    );
    expect(user.avatar_version).toBe(3);
  });

  it("shows profile values only when asked to", async ({ as }) => {
    await as("adam").ok("create-custom-profile-field", {
      name: "Room",
      field_type: 1,
    });
    await as("mia").ok("update-own-profile-data", {
      data: [{ id: 1, value: "Room *4*" }],
    });
    const profile_data = {
      1: { value: "Room *4*", rendered_value: "<p>Room <em>4</em></p>" },
    };
    expect(
      await as("max").ok("get-user", {
        user_id: 9,
        include_custom_profile_fields: true,
      }),
    ).toMatchObject({ user: { ...MIA, profile_data } });
    const { user } = await as("max").ok("get-user", { user_id: 9 });
    expect(user).not.toHaveProperty("profile_data");
  });

  it("shows a restricted guest those it has to do with", async (world) => {
    await restrictGuests(world);
    const { as } = world;
    for (const handle of ["gus", "max", "olive", "robo", "hook"])
      await as("gus").ok("get-user", { user_id: as(handle).id });
    await as("mia").ok("send-message", {
      type: "direct",
      to: [as("gus").id],
      content: "hello",
    });
    await as("mia").ok("deactivate-own-user");
    await as("gus").ok("get-user", { user_id: 9 });
  });

  errors([
    {
      name: "an unknown user",
      as: "max",
      params: { user_id: 999 },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "one of the server's own bots",
      as: "max",
      params: { user_id: 1 },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "somebody hidden from a guest",
      as: "gus",
      before: restrictGuests,
      params: { user_id: 9 },
      code: "BAD_REQUEST",
      msg: "Insufficient permission",
    },
    {
      name: "a choice that is no JSON",
      as: "max",
      params: { user_id: 9, client_gravatar: "yes" },
      code: "BAD_REQUEST",
      msg: 'Argument "client_gravatar" is not valid JSON.',
    },
    {
      name: "a choice that is neither true nor false",
      as: "max",
      params: { user_id: 9, include_custom_profile_fields: 1 },
      code: "BAD_REQUEST",
      msg: "include_custom_profile_fields is not a boolean",
    },
  ]);

  roles({ user_id: 9 }, EVERYBODY);
});
