import { expect } from "vitest";
import { users } from "../../../src/realm/users.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";

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

const NO_ROLE = {
  is_owner: false,
  is_admin: false,
  is_guest: false,
  is_billing_admin: false,
};

/** Everybody joined 100 days before the clock's start. */
const JOINED = "2023-11-25T09:00:00+00:00";

/** What anybody gets of mia. */
const MIA = {
  user_id: 9,
  email: "mia@harbor.example",
  delivery_email: "mia@harbor.example",
  full_name: "Mia Member",
  role: 400,
  ...NO_ROLE,
  is_active: true,
  is_bot: false,
  bot_type: null,
  avatar_url: null,
  avatar_version: 1,
  timezone: "",
  date_joined: JOINED,
};

/** Who is seen in which way under each visibility; the person is mia. */
const VISIBILITY = [
  [1, ["olive", "adam", "mona", "max", "gus", "robo", "mia"]],
  [2, ["olive", "adam", "mona", "max", "robo", "mia"]],
  [3, ["olive", "adam", "mia"]],
  [4, ["mia"]],
  [5, ["olive", "adam", "mona", "mia"]],
] as const;

async function restrict({ as }: World): Promise<void> {
  await as("olive").ok("update-realm", { can_access_all_users_group: 6 });
}

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
    await restrict(world);
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
      before: restrict,
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

describeOperation("get-user-by-email", ({ it, errors, roles }) => {
  it("finds by API email, case and outer space ignored", async ({ as }) => {
    const { user } = await as("max").ok("get-user-by-email", {
      email: " MIA@harbor.example ",
    });
    expect(user).toEqual(MIA);
  });

  it("finds a person who hides the address by the hidden form only", async ({
    as,
  }) => {
    await as("mia").ok("update-settings", { email_address_visibility: 4 });
    const { user } = await as("olive").ok("get-user-by-email", {
      email: "user9@harbor.example",
    });
    expect(user).toMatchObject({ user_id: 9, delivery_email: null });
    expect(
      await as("olive").call("get-user-by-email", { email: MIA.email }),
    ).toMatchObject({ msg: "No such user" });
  });

  errors([
    {
      name: "an unknown address",
      as: "max",
      params: { email: "nobody@harbor.example" },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "the address of one of the server's own bots",
      as: "max",
      params: { email: "welcome-bot@zulip.com" },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "somebody hidden from a guest",
      as: "gus",
      before: restrict,
      params: { email: MIA.email },
      code: "BAD_REQUEST",
      msg: "Insufficient permission",
    },
  ]);

  roles({ email: MIA.email }, EVERYBODY);
});

describeOperation("get-users", ({ it, roles }) => {
  it("lists everybody, deactivated people and bots too, by id", async ({
    as,
  }) => {
    const { members } = await as("max").ok("get-users");
    expect(members.map(({ user_id }: { user_id: number }) => user_id)).toEqual([
      4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    ]);
    expect(members[5]).toEqual(MIA);
    expect(members[8].is_active).toBe(false);
  });

  it("adds profile values when asked to, to people alone", async ({ as }) => {
    const { members } = await as("max").ok("get-users", {
      include_custom_profile_fields: true,
    });
    expect(members[5].profile_data).toEqual({});
    expect(members[9]).not.toHaveProperty("profile_data");
  });

  it("shows a restricted guest placeholders, last", async (world) => {
    await restrict(world);
    const { members } = await world.as("gus").ok("get-users");
    const known = ["olive", "max", "gus", "robo", "hook"];
    expect(
      members
        .slice(0, known.length)
        .map(({ full_name }: { full_name: string }) => full_name),
    ).toEqual(known.map((handle) => world.as(handle).user.full_name));
    expect(
      members.find(({ user_id }: { user_id: number }) => user_id === 9),
    ).toEqual({
      ...MIA,
      email: "user9@harbor.example",
      delivery_email: null,
      full_name: "Unknown user",
      avatar_url: "/static/images/unknown-user-avatar.png",
      date_joined: "1970-01-01T00:00:00+00:00",
      profile_data: {},
    });
    expect(members).toHaveLength(11);
    expect(members.at(-1).full_name).toBe("Unknown user");
  });

  roles({}, EVERYBODY);
});
