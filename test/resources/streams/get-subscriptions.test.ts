import { expect } from "vitest";
import { STREAM_COLORS } from "../../../src/realm/subscriptions.ts";
import { withStream } from "../../support/arrange.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { GROUP, STREAM } from "../../support/harbor-ids.ts";
import { daysAgo, storeMessages } from "../../support/history.ts";

const listOf = async ({ as }: World, handle: string, params = {}) => {
  const { subscriptions } = await as(handle).ok("get-subscriptions", params);
  return subscriptions;
};

const find = async (world: World, handle: string, name: string) =>
  (await listOf(world, handle)).find(
    (one: { name: string }) => one.name === name,
  );

describeOperation("get-subscriptions", ({ it, errors, roles }) => {
  it("returns every field of a stream and of its subscription", async (world) => {
    const { as } = world;
    const { id } = await as("olive").ok("send-message", {
      type: "stream",
      to: "quay",
      topic: "t",
      content: "hi",
    });
    expect(await as("gus").ok("get-subscriptions")).toEqual({
      result: "success",
      msg: "",
      subscriptions: [
        {
          stream_id: STREAM.quay,
          name: "quay",
          description: "All about quay",
          rendered_description: "<p>All about quay</p>",
          date_created: daysAgo(world, 100),
          invite_only: false,
          is_web_public: false,
          history_public_to_subscribers: true,
          stream_post_policy: 1,
          is_announcement_only: false,
          message_retention_days: null,
          first_message_id: id,
          can_remove_subscribers_group: GROUP.administrators,
          stream_weekly_traffic: 0,
          color: STREAM_COLORS[0],
          is_muted: false,
          in_home_view: true,
          pin_to_top: false,
          desktop_notifications: null,
          audible_notifications: null,
          push_notifications: null,
          email_notifications: null,
          wildcard_mentions_notify: null,
        },
      ],
    });
  });

  it("has no fields that were removed", async (world) => {
    for (const one of await listOf(world, "max")) {
      expect(one).not.toHaveProperty("email_address");
      expect(one).not.toHaveProperty("role");
      expect(one).not.toHaveProperty("subscribers");
    }
  });

  it("adds the active subscribers where asked", async (world) => {
    const { as } = world;
    await as("olive").ok("deactivate-user", { user_id: as("otto").id });
    const list = await listOf(world, "max", { include_subscribers: true });
    const members = Object.fromEntries(
      list.map((one: { name: string; subscribers: number[] }) => [
        one.name,
        one.subscribers,
      ]),
    );
    expect(members).toEqual({
      core: [as("olive").id, as("max").id],
      general: ["olive", "adam", "mona", "max", "mia", "nora", "robo"].map(
        (handle) => as(handle).id,
      ),
      lobby: [as("max").id],
      news: [as("olive").id, as("max").id, as("mia").id],
      quay: [as("olive").id, as("max").id, as("gus").id],
    });
  });

  it("sorts by code point, capitals first", async (world) => {
    const { as } = world;
    await as("max").ok("subscribe", {
      subscriptions: [{ name: "Zoo" }, { name: "ärm" }, { name: "zoom" }],
    });
    const list = await listOf(world, "max");
    expect(list.map((one: { name: string }) => one.name)).toEqual([
      "Zoo",
      "core",
      "general",
      "lobby",
      "news",
      "quay",
      "zoom",
      "ärm",
    ]);
  });

  it("shows private, web-public and announcement-only streams as such", async (world) => {
    expect(await find(world, "max", "core")).toMatchObject({
      invite_only: true,
      history_public_to_subscribers: false,
    });
    expect(await find(world, "mia", "vault")).toMatchObject({
      invite_only: true,
      history_public_to_subscribers: true,
    });
    expect(await find(world, "max", "lobby")).toMatchObject({
      invite_only: false,
      is_web_public: true,
    });
    expect(await find(world, "max", "news")).toMatchObject({
      stream_post_policy: 2,
      is_announcement_only: true,
    });
  });

  it("keeps muting and its opposite together", async (world) => {
    await world.as("max").ok("update-subscription-settings", {
      subscription_data: [
        { stream_id: STREAM.quay, property: "is_muted", value: true },
      ],
    });
    expect(await find(world, "max", "quay")).toMatchObject({
      is_muted: true,
      in_home_view: false,
    });
    expect(await find(world, "olive", "quay")).toMatchObject({
      is_muted: false,
      in_home_view: true,
    });
  });

  it("shows null while a notification setting is inherited", async (world) => {
    await world.as("max").ok("update-subscription-settings", {
      subscription_data: [
        {
          stream_id: STREAM.quay,
          property: "push_notifications",
          value: false,
        },
      ],
    });
    expect(await find(world, "max", "quay")).toMatchObject({
      push_notifications: false,
      email_notifications: null,
    });
  });

  it("gives each subscription of a person another color", async (world) => {
    const list = await listOf(world, "max");
    const byId = list.toSorted(
      (a: { stream_id: number }, b: { stream_id: number }) =>
        a.stream_id - b.stream_id,
    );
    expect(byId.map((one: { color: string }) => one.color)).toEqual(
      STREAM_COLORS.slice(0, 5),
    );
  });

  it("takes a color by number when all are used", async (world) => {
    const { as } = world;
    const subscriptions = Array.from({ length: 25 }, (_, number) => ({
      name: `s${number}`,
    }));
    await as("nora").ok("subscribe", { subscriptions });
    const colors = (await listOf(world, "nora")).map(
      (one: { color: string }) => one.color,
    );
    expect(colors).toHaveLength(26);
    expect(new Set(colors).size).toBe(24);
  });

  it("leaves out streams that ended", async (world) => {
    await world.as("adam").ok("archive-stream", { stream_id: STREAM.general });
    expect(await listOf(world, "nora")).toEqual([]);
  });

  it("has the first message's id even after it is deleted", async (world) => {
    const { as } = world;
    const { id } = await as("max").ok("send-message", {
      type: "stream",
      to: "quay",
      topic: "t",
      content: "hi",
    });
    await as("max").ok("send-message", {
      type: "stream",
      to: "quay",
      topic: "t",
      content: "ho",
    });
    await as("adam").ok("delete-topic", {
      stream_id: STREAM.quay,
      topic_name: "t",
    });
    expect((await find(world, "max", "quay")).first_message_id).toBe(id);
  });

  const traffic: readonly {
    name: string;
    age: number;
    sent: readonly (readonly [count: number, daysAgo: number])[];
    expected: number | null;
  }[] = [
    { name: "null in its first week", age: 6, sent: [[9, 2]], expected: null },
    { name: "0 without messages", age: 30, sent: [], expected: 0 },
    { name: "a fourth of four weeks", age: 40, sent: [[36, 5]], expected: 9 },
    { name: "cut to whole messages", age: 40, sent: [[39, 5]], expected: 9 },
    {
      name: "at least 1 when there was any",
      age: 40,
      sent: [[1, 5]],
      expected: 1,
    },
    {
      name: "by age before four weeks",
      age: 14,
      sent: [[20, 5]],
      expected: 10,
    },
    {
      name: "without messages of today",
      age: 40,
      sent: [
        [8, 5],
        [40, 0],
      ],
      expected: 2,
    },
    {
      name: "without messages of more than 28 days ago",
      age: 90,
      sent: [
        [40, 40],
        [8, 5],
      ],
      expected: 2,
    },
    {
      name: "in two digits, halves to even",
      age: 40,
      sent: [[420, 5]],
      expected: 100,
    },
    {
      name: "in two digits, halves up to even",
      age: 40,
      sent: [[460, 5]],
      expected: 120,
    },
  ];
  for (const { name, age, sent, expected } of traffic) {
    it(`gives weekly traffic ${name}`, async (world) => {
      await withStream(STREAM.quay, { date_created: daysAgo(world, age) })(
        world,
      );
      for (const [count, days] of sent)
        await storeMessages(world, STREAM.quay, count, days);
      expect((await find(world, "max", "quay")).stream_weekly_traffic).toBe(
        expected,
      );
    });
  }

  errors([
    {
      name: "a switch that is no JSON",
      as: "max",
      params: { include_subscribers: "True" },
      code: "BAD_REQUEST",
      msg: 'Argument "include_subscribers" is not valid JSON.',
    },
    {
      name: "a switch that is a number",
      as: "max",
      params: { include_subscribers: 1 },
      code: "BAD_REQUEST",
      msg: "include_subscribers is not a boolean",
    },
  ]);

  roles(
    {},
    {
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "ok",
      guest: "ok",
      bot: "ok",
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );
});
