import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { watchAll } from "../../support/watch-all.ts";

const set = (property: string, value: unknown, stream_id = 2) => ({
  subscription_data: [{ stream_id, property, value }],
});

const told = (in_home_view: boolean) => [
  {
    type: "subscription",
    op: "update",
    property: "in_home_view",
    value: in_home_view,
    stream_id: STREAM.quay,
  },
  {
    type: "subscription",
    op: "update",
    property: "is_muted",
    value: !in_home_view,
    stream_id: STREAM.quay,
  },
];

describeOperation("update-subscription-settings", ({ it, errors, roles }) => {
  it("sets each property, telling the caller's clients alone", async (world) => {
    const { as } = world;
    const changes = {
      color: "#abc",
      pin_to_top: true,
      desktop_notifications: true,
      audible_notifications: false,
      push_notifications: true,
      email_notifications: false,
      wildcard_mentions_notify: true,
    };
    for (const [property, value] of Object.entries(changes)) {
      const events = await watchAll(world, ["max", "olive"]);
      expect(
        await as("max").ok(
          "update-subscription-settings",
          set(property, value),
        ),
      ).toEqual({ result: "success", msg: "" });
      expect(await events()).toEqual({
        max: [
          {
            type: "subscription",
            op: "update",
            property,
            value,
            stream_id: STREAM.quay,
          },
        ],
        olive: [],
      });
    }
    const { subscriptions } = await as("max").ok("get-subscriptions");
    expect(
      subscriptions.find((one: { name: string }) => one.name === "quay"),
    ).toMatchObject(changes);
  });

  it("tells of muting under both of its names", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["max"]);
    await as("max").ok("update-subscription-settings", set("is_muted", true));
    expect((await events()).max).toEqual(told(false));
    await as("max").ok(
      "update-subscription-settings",
      set("in_home_view", true),
    );
    expect((await events()).max).toEqual(told(true));
    const { subscriptions } = await as("max").ok("get-subscriptions");
    expect(
      subscriptions.find((one: { name: string }) => one.name === "quay"),
    ).toMatchObject({ is_muted: false, in_home_view: true });
  });

  it("takes several at once", async ({ as }) => {
    await as("max").ok("update-subscription-settings", {
      subscription_data: [
        { stream_id: STREAM.quay, property: "pin_to_top", value: true },
        { stream_id: STREAM.core, property: "color", value: "#123456" },
      ],
    });
    const { subscriptions } = await as("max").ok("get-subscriptions");
    expect(subscriptions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "quay", pin_to_top: true }),
        expect.objectContaining({ name: "core", color: "#123456" }),
      ]),
    );
  });

  const max = { as: "max", code: "BAD_REQUEST" };
  errors([
    {
      name: "no data",
      as: "max",
      params: {},
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'subscription_data' argument",
      extra: { var_name: "subscription_data" },
    },
    {
      name: "data that is no JSON",
      ...max,
      params: { subscription_data: "color" },
      msg: 'Argument "subscription_data" is not valid JSON.',
    },
    {
      name: "a stream id that is none",
      ...max,
      params: {
        subscription_data: [
          { stream_id: "2", property: "color", value: "#abc" },
        ],
      },
      msg: 'subscription_data[0]["stream_id"] is not an integer',
    },
    {
      name: "null as a value",
      ...max,
      params: set("push_notifications", null),
      msg: 'subscription_data[0]["value"] is not an allowed_type',
    },
    {
      name: "an unknown property, before the stream",
      ...max,
      params: set("volume", true, NO_ID),
      msg: "Unknown subscription property: volume",
    },
    {
      name: "an unknown stream",
      ...max,
      params: set("color", "#abc", NO_ID),
      msg: "Invalid stream ID",
    },
    {
      name: "a private stream that an administrator is not in",
      as: "adam",
      code: "BAD_REQUEST",
      params: set("color", "#abc", STREAM.vault),
      msg: "Invalid stream ID",
    },
    {
      name: "a stream that the caller is not in",
      ...max,
      params: set("color", true, STREAM.empty),
      msg: `Not subscribed to stream id ${STREAM.empty}`,
    },
    {
      name: "text for a switch",
      ...max,
      params: set("pin_to_top", "true"),
      msg: "pin_to_top is not a boolean",
    },
    {
      name: "a switch for the color",
      ...max,
      params: set("color", true),
      msg: "color is not a string",
    },
    {
      name: "a color that is none",
      ...max,
      params: set("color", "#ab"),
      msg: "color is not a valid hex color code",
    },
    {
      name: "all when a later one is wrong",
      ...max,
      params: {
        subscription_data: [
          { stream_id: STREAM.quay, property: "pin_to_top", value: true },
          { stream_id: STREAM.quay, property: "is_muted", value: "no" },
        ],
      },
      msg: "is_muted is not a boolean",
    },
  ]);

  roles(set("pin_to_top", true, STREAM.general), {
    owner: "ok",
    administrator: "ok",
    moderator: "ok",
    member: "ok",
    "new member": "ok",
    guest: "Invalid stream ID",
    bot: "ok",
    deactivated: "Account is deactivated",
    nobody: "Not logged in: API authentication or user session required",
  });
});
