import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { watchAll } from "../../support/watch-all.ts";

const set = (property: string, value: string, stream_id = 2) => ({
  stream_id,
  property,
  value,
});

describeOperation("update-subscription-setting", ({ it, errors, roles }) => {
  it("sets the color, telling the caller's clients alone", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["max", "olive"]);
    expect(
      await as("max").ok(
        "update-subscription-setting",
        set("color", "#a1b2c3"),
      ),
    ).toEqual({ result: "success", msg: "" });
    expect(await events()).toEqual({
      max: [
        {
          type: "subscription",
          op: "update",
          property: "color",
          value: "#a1b2c3",
          stream_id: STREAM.quay,
        },
      ],
      olive: [],
    });
    const { subscriptions } = await as("max").ok("get-subscriptions");
    expect(subscriptions).toContainEqual(
      expect.objectContaining({ name: "quay", color: "#a1b2c3" }),
    );
  });

  const max = { as: "max", code: "BAD_REQUEST" };
  errors([
    ...["property", "value"].map((left) => ({
      name: `a missing ${left}`,
      as: "max",
      params: { ...set("color", "#abc"), [left]: undefined },
      code: "REQUEST_VARIABLE_MISSING",
      msg: `Missing '${left}' argument`,
      extra: { var_name: left },
    })),
    {
      ...max,
      name: "an unknown property, before an unknown stream",
      params: set("shade", "#abc", NO_ID),
      msg: "Unknown subscription property: shade",
    },
    {
      ...max,
      name: "an unknown stream",
      params: set("color", "#abc", NO_ID),
      msg: "Invalid stream ID",
    },
    {
      ...max,
      name: "a stream that the caller is not in, before a bad value",
      params: set("color", "red", STREAM.empty),
      msg: `Not subscribed to stream id ${STREAM.empty}`,
    },
    {
      ...max,
      name: "a boolean property, whatever the text",
      params: set("pin_to_top", "true"),
      msg: "pin_to_top is not a boolean",
    },
    {
      ...max,
      name: "what is no color",
      params: set("color", "red"),
      msg: "color is not a valid hex color code",
    },
  ]);

  roles(set("color", "#abc", STREAM.quay), {
    owner: "ok",
    member: "ok",
    guest: "ok",
    bot: `Not subscribed to stream id ${STREAM.quay}`,
    deactivated: "Account is deactivated",
    nobody: "Not logged in: API authentication or user session required",
  });
});
