import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { say } from "../../support/talk.ts";

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

describeOperation("register-queue", ({ it }) => {
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
});
