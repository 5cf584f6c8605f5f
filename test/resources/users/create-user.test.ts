import { expect } from "vitest";
import { users } from "../../../src/realm/users.ts";
import {
  describeOperation,
  type ErrorRow,
  type World,
} from "../../support/describe-operation.ts";

const BO = {
  email: "Bo@harbor.example",
  password: "correct horse battery",
  full_name: " Bo Builder ",
};

/** The server lets olive and adam make accounts. */
async function permit({ realm, as }: World): Promise<void> {
  for (const handle of ["olive", "adam"])
    await realm.open(users).update(as(handle).id, (draft) => {
      draft.can_create_users = true;
    });
}

describeOperation("create-user", ({ it, errors, roles }) => {
  it("makes a member who can log in and is in the default streams", async (world) => {
    await permit(world);
    const { as } = world;
    const { user_id } = await as("adam").ok("create-user", BO);
    expect(await as("bo").ok("get-own-user")).toMatchObject({
      user_id,
      full_name: "Bo Builder",
      delivery_email: "Bo@harbor.example",
      role: 400,
      is_active: true,
      profile_data: {},
    });
    const { subscriptions } = await as("bo").ok("get-subscriptions");
    expect(subscriptions).toMatchObject([{ name: "general" }]);
    expect(
      await as().ok("fetch-api-key", {
        username: "bo@harbor.example",
        password: BO.password,
      }),
    ).toMatchObject({ user_id });
  });

  it("tells everybody, and of the groups and streams", async (world) => {
    await permit(world);
    const { as } = world;
    await as("olive").ok("update-realm", { signup_notifications_stream_id: 1 });
    const queue = await as("max").register();
    const { user_id } = await as("adam").ok("create-user", BO);
    const user_ids = [user_id];
    expect(await queue.events()).toMatchObject([
      {
        type: "realm_user",
        op: "add",
        person: {
          user_id,
          full_name: "Bo Builder",
          is_active: true,
          profile_data: {},
          avatar_url: expect.stringContaining("gravatar"),
        },
      },
      { type: "user_group", op: "add_members", group_id: 6, user_ids },
      { type: "user_group", op: "add_members", group_id: 5, user_ids },
      { type: "subscription", op: "peer_add", stream_ids: [1], user_ids },
      {
        type: "message",
        message: {
          sender_full_name: "Notification Bot",
          subject: "signups",
          content: `@_**Bo Builder|${user_id}** just signed up for Zulip. (total: 9)`,
        },
      },
    ]);
  });

  it("lets the welcome bot write to the new person", async (world) => {
    await permit(world);
    await world.as("adam").ok("create-user", BO);
    const { messages } = await world.as("bo").ok("get-messages", {
      anchor: "newest",
      num_before: 5,
      num_after: 0,
    });
    expect(messages).toMatchObject([
      { type: "private", sender_full_name: "Welcome Bot" },
    ]);
  });

  const row = (
    changed: Partial<typeof BO>,
    msg: string,
    setting?: Record<string, unknown>,
  ): ErrorRow => ({
    name: `${JSON.stringify({ ...changed, ...setting }).slice(0, 70)}`,
    as: "adam",
    before: async (world) => {
      await permit(world);
      if (setting) await world.as("olive").ok("update-realm", setting);
    },
    params: { ...BO, ...changed },
    code: "BAD_REQUEST",
    msg,
  });
  const restricted = { emails_restricted_to_domains: true };

  errors([
    ...(["email", "password", "full_name"] as const).map((left) => ({
      name: `a missing ${left}`,
      as: "adam",
      params: Object.fromEntries(
        Object.entries(BO).filter(([name]) => name !== left),
      ),
      code: "REQUEST_VARIABLE_MISSING",
      msg: `Missing '${left}' argument`,
      extra: { var_name: left },
    })),
    {
      name: "an owner without the server's leave, before a bad name",
      as: "olive",
      params: { ...BO, full_name: "" },
      code: "BAD_REQUEST",
      msg: "User not authorized to create users",
    },
    row({ full_name: "x".repeat(101), email: "bo" }, "Name too long!"),
    row({ full_name: "B" }, "Name too short!"),
    row({ full_name: "B@bo" }, "Invalid characters in name!"),
    row({ full_name: "Bo|9" }, "Invalid format!"),
    ...["bo", "bo@harbor", "b o@harbor.example", "@harbor.example"].map(
      (email) => row({ email }, "Bad name or username"),
    ),
    row(
      { email: "bo+1@harbor.example" },
      "Email addresses containing + are not allowed.",
      restricted,
    ),
    row(
      { email: "bo@elsewhere.example" },
      "Email 'bo@elsewhere.example' not allowed in this organization",
      restricted,
    ),
    row(
      { email: "bo@mailinator.com" },
      "Disposable email addresses are not allowed in this organization",
    ),
    row(
      { email: "MAX@harbor.example" },
      "Email 'MAX@harbor.example' already in use",
    ),
    row(
      { email: "dora@harbor.example" },
      "Email 'dora@harbor.example' already in use",
    ),
    row({ password: "short" }, "The password is too weak."),
    row({ password: "1234567890" }, "The password is too weak."),
  ]);

  roles(
    BO,
    {
      owner: "ok",
      administrator: "ok",
      moderator: "Must be an organization administrator",
      member: "Must be an organization administrator",
      "new member": "Must be an organization administrator",
      guest: "Must be an organization administrator",
      bot: "Must be an organization administrator",
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
    permit,
  );
});
