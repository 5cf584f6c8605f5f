import { expect } from "vitest";
import { completeOperations } from "../../../src/contract/all-parameters.ts";
import { USER_SETTINGS } from "../../../src/realm/user-settings.ts";
import { withUser } from "../../support/arrange.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";

const OPERATION = "update-realm-user-settings-defaults";
const NO_ADMINISTRATOR = "Must be an organization administrator";

/** Another value for each setting that can be one of new people. */
const CHANGES = completeOperations()
  .get(OPERATION)!
  .parameters.map(({ name, schema }) => {
    const usual = USER_SETTINGS[name as keyof typeof USER_SETTINGS].default;
    const other =
      typeof usual === "boolean"
        ? !usual
        : (schema.enum?.find((value) => value !== usual) ??
          (typeof usual === "number" ? 300 : "chime"));
    return [name, other] as const;
  });

async function defaultsFor({ as }: World, handle: string) {
  const state = await as(handle).ok("register-queue", {
    fetch_event_types: ["realm_user_settings_defaults"],
  });
  return state.realm_user_settings_defaults;
}

describeOperation("update-realm-user-settings-defaults", (tests) => {
  const { it, errors, roles } = tests;

  for (const [property, value] of CHANGES)
    it(`changes ${property} and tells everybody`, async (world) => {
      const queue = await world.as("gus").register();
      const answer = await world
        .as("adam")
        .ok(OPERATION, { [property]: value });
      expect(answer).toEqual({ result: "success", msg: "" });
      expect(await queue.events()).toEqual([
        {
          id: 0,
          type: "realm_user_settings_defaults",
          op: "update",
          property,
          value,
        },
      ]);
      expect(await defaultsFor(world, "mia")).toMatchObject({
        [property]: value,
      });
    });

  it("says nothing of what is equal already", async ({ as }) => {
    const queue = await as("max").register();
    await as("adam").ok(OPERATION, { enter_sends: false, dense_mode: true });
    expect(await queue.events()).toEqual([]);
  });

  it("is what new people start with, and changes nobody else", async (world) => {
    const { as } = world;
    await withUser("adam", { can_create_users: true })(world);
    await as("adam").ok(OPERATION, {
      email_address_visibility: 3,
      notification_sound: "none",
    });
    const { user_id } = await as("adam").ok("create-user", {
      email: "bo@harbor.example",
      password: "correct horse battery",
      full_name: "Bo Builder",
    });
    expect(as("bo").user.settings).toMatchObject({
      email_address_visibility: 3,
      notification_sound: "none",
    });
    expect(await as("bo").ok("get-own-user")).toMatchObject({
      email: `user${user_id}@harbor.example`,
    });
    expect(await as("max").ok("get-own-user")).toMatchObject({
      email: "max@harbor.example",
    });
  });

  it("does not know settings that have no default of an organization", async ({
    as,
  }) => {
    expect(
      await as("adam").ok(OPERATION, {
        default_language: "de",
        timezone: "",
      }),
    ).toMatchObject({
      ignored_parameters_unsupported: ["default_language", "timezone"],
    });
  });

  const adam = { as: "adam", code: "BAD_REQUEST" };
  errors([
    {
      name: "a member, whatever it sends",
      as: "max",
      params: { enter_sends: "perhaps" },
      code: "UNAUTHORIZED_PRINCIPAL",
      msg: NO_ADMINISTRATOR,
    },
    {
      ...adam,
      name: "a value that is no JSON",
      params: { enter_sends: "perhaps" },
      msg: 'Argument "enter_sends" is not valid JSON.',
    },
    {
      ...adam,
      name: "a value of another type",
      params: { enter_sends: 1 },
      msg: "enter_sends is not a boolean",
    },
    {
      ...adam,
      name: "a value outside the list, with others that are good",
      params: { enter_sends: true, color_scheme: 4 },
      msg: "Invalid color_scheme",
    },
    {
      ...adam,
      name: "an unknown sound, with others that are good",
      params: { enter_sends: true, notification_sound: "gong" },
      msg: "Invalid notification sound 'gong'",
    },
    {
      ...adam,
      name: "no time between emails",
      params: { email_notifications_batching_period_seconds: 0 },
      msg: "Invalid email batching period: 0 seconds",
    },
  ]);

  roles(
    { enter_sends: true },
    {
      owner: "ok",
      administrator: "ok",
      moderator: NO_ADMINISTRATOR,
      member: NO_ADMINISTRATOR,
      guest: NO_ADMINISTRATOR,
      bot: NO_ADMINISTRATOR,
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );
});
