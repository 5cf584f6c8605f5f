import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad, EVERYBODY } from "../../support/error-rows.ts";
import { say, whisper } from "../../support/talk.ts";

const BASE = [
  "result",
  "msg",
  "queue_id",
  "last_event_id",
  "zulip_version",
  "zulip_feature_level",
  "zulip_merge_base",
];

/** What each type brings. Source: events 1.7. */
const FETCHED: readonly (readonly [types: string[], fields: string[]])[] = [
  [["alert_words"], ["alert_words"]],
  [
    ["custom_profile_fields"],
    ["custom_profile_fields", "custom_profile_field_types"],
  ],
  [["default_streams"], ["realm_default_streams"]],
  [["default_stream_groups"], ["realm_default_stream_groups"]],
  [["drafts"], ["drafts"]],
  [["giphy"], ["giphy_api_key"]],
  [["message"], ["max_message_id"]],
  [
    ["message", "update_message_flags"],
    ["max_message_id", "unread_msgs"],
  ],
  [["muted_topics"], ["muted_topics"]],
  [["muted_topics", "user_topic"], ["user_topics"]],
  [["muted_users"], ["muted_users"]],
  [["onboarding_steps"], ["onboarding_steps"]],
  [["presence"], ["presences", "server_timestamp"]],
  [["realm_bot"], ["realm_bots"]],
  [["realm_domains"], ["realm_domains"]],
  [["realm_embedded_bots"], ["realm_embedded_bots"]],
  [["realm_emoji"], ["realm_emoji"]],
  [["realm_filters"], ["realm_filters"]],
  [["realm_incoming_webhook_bots"], ["realm_incoming_webhook_bots"]],
  [["realm_linkifiers"], ["realm_linkifiers"]],
  [["realm_playgrounds"], ["realm_playgrounds"]],
  [["realm_user_groups"], ["realm_user_groups"]],
  [["realm_user_settings_defaults"], ["realm_user_settings_defaults"]],
  [["recent_private_conversations"], ["recent_private_conversations"]],
  [["scheduled_messages"], ["scheduled_messages"]],
  [["starred_messages"], ["starred_messages"]],
  [["stop_words"], ["stop_words"]],
  [["stream"], ["streams"]],
  [["subscription"], ["subscriptions", "unsubscribed", "never_subscribed"]],
  [["update_message_flags"], []],
  [["user_settings"], ["user_settings"]],
  [["user_status"], ["user_status"]],
  [["user_topic"], ["user_topics"]],
  [["video_calls"], ["has_zoom_token"]],
  [["no_such_type"], []],
  [[], []],
];

const NOTHING = { fetch_event_types: [] as string[] };

describeOperation("register-queue", ({ it, errors, roles }) => {
  for (const [types, fields] of FETCHED) {
    it(`tells [${types.join()}]: ${fields.join() || "nothing more"}`, async ({
      as,
    }) => {
      const asked = { fetch_event_types: types };
      const state = await as("max").ok("register-queue", asked);
      expect(Object.keys(state).toSorted()).toEqual(
        [...BASE, ...fields].toSorted(),
      );
    });
  }

  it("tells everything when nothing is chosen", async ({ as }) => {
    const state = await as("max").ok("register-queue");
    const fields = FETCHED.flatMap(([, names]) => names);
    expect(Object.keys(state)).toEqual(expect.arrayContaining(fields));
    expect(state).toMatchObject({
      last_event_id: -1,
      zulip_feature_level: 237,
      max_message_length: 10_000,
      max_topic_length: 60,
      max_stream_name_length: 60,
      max_stream_description_length: 1024,
    });
  });

  it("tells the state of the event types where no other is chosen", async ({
    as,
  }) => {
    const asked = { event_types: ["message"] };
    const state = await as("max").ok("register-queue", asked);
    expect(Object.keys(state).toSorted()).toEqual(
      [...BASE, "max_message_id"].toSorted(),
    );
  });

  it("keeps other types of events out", async (world) => {
    const queue = await world.as("max").register({ event_types: ["typing"] });
    await say(world, "mia");
    expect(await queue.events()).toEqual([]);
  });

  it("gives HTML or Markdown in events, as asked for", async (world) => {
    const contents = await Promise.all(
      [true, false].map((apply_markdown) =>
        world.as("max").register({ apply_markdown, event_types: ["message"] }),
      ),
    );
    await say(world, "mia", { content: "*hi*" });
    const [html, markdown] = await Promise.all(
      contents.map(async (queue) => (await queue.events())[0].message),
    );
    expect(html).toMatchObject({
      content: "<p><em>hi</em></p>",
      content_type: "text/html",
    });
    expect(markdown).toMatchObject({
      content: "*hi*",
      content_type: "text/x-markdown",
    });
  });

  it("brings messages of every public stream on demand", async (world) => {
    const asked = { event_types: ["message"], all_public_streams: true };
    const all = await world.as("mona").register(asked);
    const own = await world.as("mona").register({ event_types: ["message"] });
    await say(world, "max", { to: "quay" });
    await say(world, "max", { to: "core" });
    const names = async (queue: typeof all) =>
      (await queue.events()).map(({ message }) => message.display_recipient);
    expect(await names(all)).toEqual(["quay"]);
    expect(await names(own)).toEqual([]);
  });

  const NARROWS: readonly (readonly [string, string, number])[] = [
    ["stream", "General", 1],
    ["stream", "quay", 0],
    ["topic", "LUNCH", 1],
    ["topic", "dinner", 0],
    ["sender", "mia@harbor.example", 0],
    ["is", "dm", 1],
    ["is", "mentioned", 0],
    ["is", "unread", 2],
    ["is", "starred", 0],
    ["is", "anything", 2],
  ];
  for (const [operator, operand, count] of NARROWS) {
    it(`follows ${operator}:${operand}`, async (world) => {
      const queue = await world.as("max").register({
        event_types: ["message"],
        narrow: [[operator, operand]],
      });
      await say(world, "adam");
      await whisper(world, "adam", ["max"]);
      expect(await queue.events()).toHaveLength(count);
    });
  }

  it("adds subscribers on demand", async ({ as }) => {
    const asked = { fetch_event_types: ["subscription"] };
    const [bare] = (await as("max").ok("register-queue", asked)).subscriptions;
    expect(bare).not.toHaveProperty("subscribers");
    const state = await as("max").ok("register-queue", {
      ...asked,
      include_subscribers: true,
    });
    expect(state.subscriptions[0].subscribers).toContain(as("max").id);
  });

  it("shows settings of a stream that are inherited to those who know null", async ({
    as,
  }) => {
    const told = async (notification_settings_null: boolean) => {
      const { subscriptions } = await as("max").ok("register-queue", {
        fetch_event_types: ["subscription"],
        client_capabilities: { notification_settings_null },
      });
      return subscriptions[0].push_notifications;
    };
    expect(await told(true)).toBeNull();
    expect(await told(false)).toBe(false);
  });

  it("keeps legacy settings from those who know the settings object", async ({
    as,
  }) => {
    const told = async (user_settings_object: boolean) => {
      const state = await as("max").ok("register-queue", {
        fetch_event_types: ["update_display_settings"],
        client_capabilities: {
          notification_settings_null: true,
          user_settings_object,
        },
      });
      return Object.keys(state).length > BASE.length;
    };
    expect([await told(false), await told(true)]).toEqual([true, false]);
  });

  it("forgets the queue after the lifetime asked for, a week at most", async (world) => {
    const WEEK = 604_800;
    const short = await register(world, 1200);
    const long = await register(world, 10 * WEEK);
    await world.realm.clock.advance(1_199_000);
    expect(isThere(world, short)).toBe(true);
    await world.realm.clock.advance(61_000);
    expect([isThere(world, short), isThere(world, long)]).toEqual([
      false,
      true,
    ]);
    await world.realm.clock.advance(WEEK * 1000);
    expect(isThere(world, long)).toBe(false);
  });

  errors([
    bad(
      "a guest who wants every public stream",
      { all_public_streams: true },
      "User not authorized for this query",
      { as: "gus" },
    ),
    bad(
      "an operator that queues cannot follow",
      {
        narrow: [
          ["stream", "general"],
          ["search", "tea"],
        ],
      },
      "Operator search not supported.",
    ),
    bad(
      "a lifetime below zero",
      { queue_lifespan_secs: -1 },
      "queue_lifespan_secs is too small",
    ),
    bad(
      "capabilities without the one that is required",
      { client_capabilities: { bulk_message_deletion: true } },
      "notification_settings_null key is missing from client_capabilities",
    ),
  ]);

  roles(NOTHING, EVERYBODY);
});

async function register(world: World, queue_lifespan_secs: number) {
  const queue = await world.as("max").register({ queue_lifespan_secs });
  return queue.id;
}

function isThere({ realm }: World, queueId: string): boolean {
  return realm.queues.get(queueId) !== undefined;
}
