import { expect } from "vitest";
import { USER_SETTINGS } from "../../../src/realm/user-settings.ts";
import { withSettings } from "../../support/arrange.ts";
import {
  describeOperation,
  type ErrorRow,
} from "../../support/describe-operation.ts";

/** Another value for each setting. */
const CHANGES = Object.entries(USER_SETTINGS)
  .filter(
    ([name]) =>
      name !== "email_address_visibility" && name !== "presence_enabled",
  )
  .map(([name, rule]) => {
    const values: readonly unknown[] = "values" in rule ? rule.values : [];
    const other =
      typeof rule.default === "boolean"
        ? !rule.default
        : values.find((value) => value !== rule.default);
    return [
      name,
      other ??
        {
          default_language: "de",
          email_notifications_batching_period_seconds: 300,
          notification_sound: "chime",
        }[name],
      "legacy" in rule ? rule.legacy : undefined,
    ] as const;
  });

describeOperation("update-settings", ({ it, errors, roles }) => {
  for (const [name, value, legacy] of CHANGES)
    it(`changes ${name} and tells the person's clients`, async ({ as }) => {
      const queue = await as("max").register();
      const others = await as("mia").register();
      const answer = await as("max").ok("update-settings", { [name]: value });
      expect(answer).toEqual({ result: "success", msg: "" });
      const language =
        name === "default_language" ? { language_name: "Deutsch" } : {};
      const user = "max@harbor.example";
      const events = [
        {
          id: 0,
          type: "user_settings",
          op: "update",
          property: name,
          value,
          ...language,
        },
        ...(legacy === "update_display_settings"
          ? [
              {
                id: 1,
                type: legacy,
                user,
                setting_name: name,
                setting: value,
                ...language,
              },
            ]
          : []),
        ...(legacy === "update_global_notifications"
          ? [
              {
                id: 1,
                type: legacy,
                user,
                notification_name: name,
                setting: value,
              },
            ]
          : []),
      ];
      expect(await queue.events()).toEqual(events);
      expect(await others.events()).toEqual([]);
      const { user_settings } = await as("max").ok("register-queue", {
        fetch_event_types: ["user_settings"],
        client_capabilities: {
          notification_settings_null: true,
          user_settings_object: true,
        },
      });
      expect(user_settings[name]).toBe(value);
    });

  it("says nothing of what is equal already", async ({ as }) => {
    const queue = await as("max").register();
    await as("max").ok("update-settings", { enter_sends: false });
    expect(await queue.events()).toEqual([]);
  });

  it("hides the email from those who may not see it", async ({ as }) => {
    const user_id = as("max").id;
    const handles = ["max", "olive", "mona", "mia", "gus"];
    const queues = await Promise.all(
      handles.map((handle) =>
        as(handle).register({ event_types: ["realm_user"] }),
      ),
    );
    await as("max").ok("update-settings", { email_address_visibility: 5 });
    const changes = [
      { user_id, new_email: `user${user_id}@harbor.example` },
      {
        user_id,
        avatar_source: "G",
        avatar_version: 1,
        avatar_url: expect.stringContaining("gravatar"),
        avatar_url_medium: expect.stringContaining("&s=500"),
      },
    ];
    const hidden = { user_id, delivery_email: null };
    const told = await Promise.all(
      queues.map(async (queue) =>
        (await queue.events()).map(({ person }) => person),
      ),
    );
    expect(told).toEqual([
      changes,
      changes,
      changes,
      [hidden, ...changes],
      [hidden, ...changes],
    ]);
    const { user } = await as("mia").ok("get-user", { user_id });
    expect(user).toMatchObject({
      email: `user${user_id}@harbor.example`,
      delivery_email: null,
      avatar_url: expect.stringContaining("gravatar"),
    });
  });

  it("shows the email to those who may see it now", async ({ as }) => {
    const user_id = as("max").id;
    await as("max").ok("update-settings", { email_address_visibility: 4 });
    const queue = await as("adam").register({ event_types: ["realm_user"] });
    await as("max").ok("update-settings", { email_address_visibility: 3 });
    expect(await queue.events()).toMatchObject([
      { person: { user_id, delivery_email: "max@harbor.example" } },
    ]);
  });

  it("takes old and hidden email alike for the login", async ({ as }) => {
    await as("max").ok("update-settings", { email_address_visibility: 4 });
    expect(await as("max").ok("get-own-user")).toMatchObject({
      delivery_email: "max@harbor.example",
    });
  });

  it("looks offline once presence is switched off", async ({ as }) => {
    const queue = await as("mia").register({ event_types: ["presence"] });
    await as("max").ok("update-settings", { presence_enabled: false });
    expect(await queue.events()).toMatchObject([{ user_id: as("max").id }]);
    const { presence } = await as("mia").ok("get-user-presence", {
      user_id_or_email: String(as("max").id),
    });
    expect(presence.aggregated.status).not.toBe("offline");
  });

  it("changes the time zone to its current name, for all to see", async ({
    as,
  }) => {
    const own = await as("max").register();
    const other = await as("gus").register();
    await as("max").ok("update-settings", { timezone: "US/Pacific" });
    const timezone = "America/Los_Angeles";
    const user_id = as("max").id;
    const seen = {
      type: "realm_user",
      op: "update",
      person: { user_id, email: "max@harbor.example", timezone },
    };
    expect(await own.events()).toMatchObject([
      { type: "user_settings", property: "timezone", value: timezone },
      {
        type: "update_display_settings",
        setting_name: "timezone",
        setting: timezone,
      },
      seen,
    ]);
    expect(await other.events()).toEqual([{ id: 0, ...seen }]);
  });

  it("renames", async ({ as }) => {
    const queue = await as("mia").register();
    await as("max").ok("update-settings", { full_name: " Max Mayer " });
    expect(await queue.events()).toMatchObject([
      { person: { user_id: as("max").id, full_name: "Max Mayer" } },
    ]);
  });

  it("drops a new name silently where names may not be changed", async ({
    as,
  }) => {
    await as("olive").ok("update-realm", { name_changes_disabled: true });
    await as("max").ok("update-settings", { full_name: "*" });
    await as("adam").ok("update-settings", { full_name: "Adam Able" });
    expect(await as("max").ok("get-own-user")).toMatchObject({
      full_name: "Max Member",
    });
    expect(await as("adam").ok("get-own-user")).toMatchObject({
      full_name: "Adam Able",
    });
  });

  it("changes the password", async ({ as }) => {
    await as("max").ok("update-settings", {
      old_password: "harbor-password",
      new_password: "correct horse battery",
    });
    expect(
      await as().ok("fetch-api-key", {
        username: "max@harbor.example",
        password: "correct horse battery",
      }),
    ).toMatchObject({ user_id: as("max").id });
  });

  it("leaves the email until a link is followed", async ({ as }) => {
    await as("max").ok("update-settings", { email: "maxi@harbor.example" });
    expect(await as("max").ok("get-own-user")).toMatchObject({
      delivery_email: "max@harbor.example",
    });
  });

  const row = (
    params: Record<string, unknown>,
    msg: string,
    given: Partial<ErrorRow> = {},
  ): ErrorRow => ({
    name: `${JSON.stringify(params).slice(0, 60)}, with the rest kept`,
    as: "max",
    params: { enter_sends: true, ...params },
    code: "BAD_REQUEST",
    msg,
    ...given,
  });

  errors([
    row({ dense_mode: "yes" }, 'Argument "dense_mode" is not valid JSON.'),
    row({ dense_mode: 1 }, "dense_mode is not a boolean"),
    row({ color_scheme: 4 }, "Invalid color_scheme"),
    row({ web_home_view: "home" }, "Invalid web_home_view"),
    row({ default_language: "xx" }, "Invalid default_language"),
    row({ notification_sound: "gong" }, "Invalid notification sound 'gong'"),
    ...[0, 604_801].map((seconds) =>
      row(
        { email_notifications_batching_period_seconds: seconds },
        `Invalid email batching period: ${seconds} seconds`,
      ),
    ),
    row({ timezone: "Mars/Base" }, "timezone is not a recognized time zone"),
    row({ new_password: "correct horse battery" }, "Wrong password!"),
    row(
      { new_password: "correct horse battery", old_password: "no" },
      "Wrong password!",
    ),
    ...["short", "aaaaaaaaaa", "12345678", "password"].map((new_password) =>
      row(
        { new_password, old_password: "harbor-password" },
        "New password is too weak!",
      ),
    ),
    row(
      { email: "maxi@harbor.example" },
      "Email address changes are disabled in this organization.",
      {
        before: ({ as }) =>
          as("olive").ok("update-realm", { email_changes_disabled: true }),
      },
    ),
    ...(
      [
        ["maxi", "Invalid address."],
        ["MIA@harbor.example ", "Already has an account."],
        ["Max@harbor.example", "Already has an account."],
        ["dora@harbor.example", "Account has been deactivated."],
        ["max@mailinator.com", "Please use your real email address."],
      ] as const
    ).map(([email, msg]) => row({ email }, msg)),
    ...(
      [
        ["maxi@harbor.example", "Outside your domain."],
        [
          "max+1@harbor.example",
          "Email addresses containing + are not allowed.",
        ],
      ] as const
    ).map(([email, msg]) =>
      row({ email }, msg, {
        before: withSettings({ emails_restricted_to_domains: true }),
      }),
    ),
    row({ full_name: "x".repeat(101) }, "Name too long!"),
    row({ full_name: " " }, "Name too short!"),
    row({ full_name: "a*b" }, "Invalid characters in name!"),
    row({ full_name: "Max|8" }, "Invalid format!"),
  ]);

  roles(
    { enter_sends: true },
    {
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "ok",
      guest: "ok",
      bot: "This endpoint does not accept bot requests.",
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );
});
