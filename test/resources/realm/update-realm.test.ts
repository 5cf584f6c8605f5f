import { expect } from "vitest";
import {
  getOrganization,
  organizations,
} from "../../../src/realm/organization.ts";
import {
  describeOperation,
  type ErrorRow,
} from "../../support/describe-operation.ts";

/** For each setting: a value other than the default, and how it is answered when that is not the value. */
const CHANGES: readonly (readonly [string, unknown, stored?: unknown])[] = [
  ["add_custom_emoji_policy", 2],
  ["create_public_stream_policy", 3],
  ["create_private_stream_policy", 4],
  ["create_web_public_stream_policy", 6],
  ["invite_to_stream_policy", 2],
  ["user_group_edit_policy", 2],
  ["invite_to_realm_policy", 6],
  ["move_messages_between_streams_policy", 1],
  ["edit_topic_policy", 2],
  ["delete_own_message_policy", 5],
  ["bot_creation_policy", 3],
  ["private_message_policy", 2],
  ["wildcard_mention_policy", 7],
  ["waiting_period_threshold", 3],
  ["allow_message_editing", false],
  ["allow_edit_history", false],
  ["message_content_edit_limit_seconds", "unlimited", null],
  ["message_content_delete_limit_seconds", 60],
  ["move_messages_within_stream_limit_seconds", 60],
  ["move_messages_between_streams_limit_seconds", "unlimited", null],
  ["message_retention_days", 30],
  ["mandatory_topics", true],
  ["default_language", "de"],
  ["default_code_block_language", "rust"],
  ["invite_required", false],
  ["emails_restricted_to_domains", true],
  ["disallow_disposable_email_addresses", false],
  ["name_changes_disabled", true],
  ["email_changes_disabled", true],
  ["avatar_changes_disabled", true],
  ["inline_image_preview", false],
  ["inline_url_embed_preview", true],
  ["send_welcome_emails", false],
  ["message_content_allowed_in_email_notifications", false],
  ["digest_emails_enabled", true],
  ["digest_weekday", 5],
  ["enable_read_receipts", false],
  ["enable_spectator_access", true],
  ["want_advertise_in_communities_directory", true],
  ["enable_guest_user_indicator", false],
  ["giphy_rating", 0],
  ["video_chat_provider", 0],
  ["jitsi_server_url", "https://meet.harbor.example"],
  ["name", "Harbour"],
  ["description", "Boats *and* more"],
  ["org_type", 10],
  ["notifications_stream_id", 1],
  ["signup_notifications_stream_id", 3],
];

const GROUPED = [
  "allow_message_editing",
  "edit_topic_policy",
  "message_content_edit_limit_seconds",
];

describeOperation("update-realm", ({ it, errors, roles }) => {
  for (const [name, sent, stored = sent] of CHANGES)
    it(`changes ${name}, tells everybody, and says so once`, async ({ as }) => {
      const params = {
        [name]: name.endsWith("_limit_seconds") ? JSON.stringify(sent) : sent,
      };
      const queue = await as("gus").register({ event_types: ["realm"] });
      const answer = await as("olive").ok("update-realm", params);
      expect(answer).toEqual({
        result: "success",
        msg: "",
        [name]: typeof stored === "string" ? "updated" : stored,
      });
      expect(await queue.events()).toEqual([
        GROUPED.includes(name)
          ? {
              id: 0,
              type: "realm",
              op: "update_dict",
              property: "default",
              data: { [name]: stored },
            }
          : {
              id: 0,
              type: "realm",
              op: "update",
              property: name,
              value: stored,
            },
      ]);
      const state = await as("max").ok("register-queue", {
        fetch_event_types: ["realm"],
      });
      expect(state[`realm_${name}`]).toEqual(stored);
      expect(await as("olive").ok("update-realm", params)).toEqual({
        result: "success",
        msg: "",
      });
      expect(await queue.events()).toEqual([]);
    });

  for (const [name, value] of [
    ["create_multiuse_invite_group", 4],
    ["can_access_all_users_group", 6],
  ] as const)
    it(`changes ${name}, a group`, async ({ as }) => {
      const queue = await as("olive").register();
      const answer = await as("olive").ok("update-realm", { [name]: value });
      expect(answer).toMatchObject({ [name]: value });
      expect(await queue.events()).toMatchObject([
        { op: "update_dict", property: "default", data: { [name]: value } },
      ]);
    });

  it("changes the ways to log in", async ({ as }) => {
    const queue = await as("max").register();
    const authentication_methods = { Email: false, Dev: true };
    expect(
      await as("olive").ok("update-realm", {
        authentication_methods: { ...authentication_methods, Google: true },
      }),
    ).toMatchObject({ authentication_methods });
    expect(await queue.events()).toMatchObject([
      { op: "update_dict", data: { authentication_methods } },
    ]);
    expect(
      await as().call("fetch-api-key", {
        username: "max@harbor.example",
        password: "harbor-password",
      }),
    ).toMatchObject({ code: "PASSWORD_AUTH_DISABLED" });
  });

  it("takes a negative id for no stream", async ({ as }) => {
    await as("adam").ok("update-realm", { notifications_stream_id: 1 });
    expect(
      await as("adam").ok("update-realm", { notifications_stream_id: -1 }),
    ).toMatchObject({ notifications_stream_id: -1 });
  });

  it("takes unlimited retention for -1", async ({ as }) => {
    await as("olive").ok("update-realm", { message_retention_days: 30 });
    expect(
      await as("olive").ok("update-realm", {
        message_retention_days: '"unlimited"',
      }),
    ).toMatchObject({ message_retention_days: -1 });
  });

  it("takes the group of full members from the new ones at once", async ({
    as,
  }) => {
    const queue = await as("max").register({ event_types: ["user_group"] });
    await as("olive").ok("update-realm", { waiting_period_threshold: 10 });
    await as("olive").ok("update-realm", { waiting_period_threshold: 0 });
    const user_ids = [as("nora").id];
    expect(await queue.events()).toMatchObject([
      { op: "remove_members", group_id: 5, user_ids },
      { op: "add_members", group_id: 5, user_ids },
    ]);
  });

  const row = (
    name: string,
    params: Record<string, unknown>,
    msg: string,
    given: Partial<ErrorRow> = {},
  ): ErrorRow => ({
    name,
    as: "olive",
    params,
    code: "BAD_REQUEST",
    msg,
    ...given,
  });
  const setPlan =
    (plan: number): ErrorRow["before"] =>
    ({ realm }) =>
      realm.open(organizations).update(getOrganization(realm).id, (draft) => {
        draft.plan_type = plan;
      });

  errors([
    ...[
      ["message_retention_days", 30],
      ["invite_to_realm_policy", 2],
      ["invite_required", false],
      ["create_multiuse_invite_group", 4],
      ["emails_restricted_to_domains", true],
      ["disallow_disposable_email_addresses", false],
      ["waiting_period_threshold", 3],
      ["authentication_methods", { Email: true }],
      ["string_id", "port"],
    ].map(([name, value]) =>
      row(
        `${String(name)} to an administrator`,
        { [String(name)]: value, mandatory_topics: true },
        "Must be an organization owner",
        { as: "adam", code: "UNAUTHORIZED_PRINCIPAL" },
      ),
    ),
    ...[
      ["add_custom_emoji_policy", 5],
      ["create_web_public_stream_policy", 1],
      ["wildcard_mention_policy", 4],
      ["invite_to_realm_policy", 5],
      ["digest_weekday", 7],
      ["org_type", 1],
      ["giphy_rating", 9],
      ["video_chat_provider", 9],
      ["default_language", "xx"],
    ].map(([name, value]) =>
      row(
        `${String(value)} for ${String(name)}`,
        { mandatory_topics: true, [String(name)]: value },
        `Invalid ${String(name)}`,
      ),
    ),
    row(
      "a setting that is no JSON",
      { mandatory_topics: "yes" },
      'Argument "mandatory_topics" is not valid JSON.',
    ),
    row(
      "a setting of the wrong type",
      { mandatory_topics: 1 },
      "mandatory_topics is not a boolean",
    ),
    row(
      "a long name",
      { name: "x".repeat(41) },
      "name is too long (limit: 40 characters)",
    ),
    row(
      "a long description",
      { description: "x".repeat(1001) },
      "description is too long (limit: 1000 characters)",
    ),
    ...[0, -3, "forever"].map((message_retention_days) =>
      row(
        `a retention of ${message_retention_days}`,
        { message_retention_days: JSON.stringify(message_retention_days) },
        `Bad value for 'message_retention_days': ${message_retention_days}`,
        {
          code: "REQUEST_VARIABLE_INVALID",
          extra: {
            var_name: "message_retention_days",
            bad_value: message_retention_days,
          },
        },
      ),
    ),
    ...[0, "never"].map((limit) =>
      row(
        `a time limit of ${limit}`,
        { message_content_edit_limit_seconds: JSON.stringify(limit) },
        `Bad value for 'message_content_edit_limit_seconds': ${limit}`,
        { code: "REQUEST_VARIABLE_INVALID" },
      ),
    ),
    row(
      "a waiting period below zero",
      { waiting_period_threshold: -1 },
      "Bad value for 'waiting_period_threshold': -1",
      { code: "REQUEST_VARIABLE_INVALID" },
    ),
    row(
      "retention on the limited plan",
      { message_retention_days: 30 },
      "Available on Zulip Cloud Standard. Upgrade to access.",
      { before: setPlan(2) },
    ),
    row(
      "spectators on the limited plan",
      { enable_spectator_access: true },
      "Available on Zulip Cloud Standard. Upgrade to access.",
      { before: setPlan(2) },
    ),
    row(
      "restricted guests on a middle plan",
      { can_access_all_users_group: 6 },
      "Available on Zulip Cloud Plus. Upgrade to access.",
      { before: setPlan(3) },
    ),
    row(
      "an unknown stream",
      { notifications_stream_id: 99 },
      "Invalid stream ID",
    ),
    row(
      "an unknown group",
      { can_access_all_users_group: 99 },
      "Invalid user group",
    ),
    ...[
      ["can_access_all_users_group", 2, "role:owners"],
      ["can_access_all_users_group", 8, "role:internet"],
      ["can_access_all_users_group", 1, "role:nobody"],
      ["can_access_all_users_group", 4, "role:moderators"],
      ["create_multiuse_invite_group", 7, "role:everyone"],
    ].map(([name, id, group]) =>
      row(
        `${String(group)} for ${String(name)}`,
        { [String(name)]: id },
        `'${String(name)}' setting cannot be set to '${String(group)}' group.`,
      ),
    ),
    row(
      "a group that is no system group",
      { create_multiuse_invite_group: 9 },
      "'create_multiuse_invite_group' must be a system user group.",
      {
        before: ({ as }) =>
          as("max").ok("create-user-group", {
            name: "qa",
            description: "",
            members: [],
          }),
      },
    ),
    row(
      "no way to log in",
      { authentication_methods: { Email: false, Dev: false } },
      "At least one authentication method must be enabled.",
    ),
    row(
      "another string id outside of demos",
      { string_id: "port" },
      "Must be a demo organization.",
    ),
    row(
      "an address of video calls that is none",
      { jitsi_server_url: "meet" },
      "jitsi_server_url is not an allowed_type",
    ),
  ]);

  roles(
    { mandatory_topics: true },
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
  );
});
