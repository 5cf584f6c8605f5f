import { expect } from "vitest";
import { createUser } from "../../../src/realm/founding.ts";
import { ROLE } from "../../../src/realm/users.ts";
import { withSettings, withUser } from "../../support/arrange.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { STREAM } from "../../support/harbor-ids.ts";

const UPGRADE = "Available on Zulip Cloud Standard. Upgrade to access.";
const LOGO = "/static/images/logo/zulip-org-logo.svg?version=0";
const JITSI = "https://meet.jit.si";

/** What a new organization tells under `realm`, but for what is its own. Source: events 1.8. */
const REALM = {
  realm_name: "Alone",
  realm_description: "",
  realm_org_type: 0,
  realm_plan_type: 1,
  zulip_plan_is_not_limited: true,
  upgrade_text_for_wide_organization_logo: UPGRADE,
  realm_upload_quota_mib: null,
  realm_add_custom_emoji_policy: 1,
  realm_create_public_stream_policy: 1,
  realm_create_private_stream_policy: 1,
  realm_create_web_public_stream_policy: 7,
  realm_invite_to_stream_policy: 1,
  realm_user_group_edit_policy: 1,
  realm_invite_to_realm_policy: 1,
  realm_move_messages_between_streams_policy: 2,
  realm_edit_topic_policy: 5,
  realm_delete_own_message_policy: 2,
  realm_bot_creation_policy: 1,
  realm_private_message_policy: 1,
  realm_wildcard_mention_policy: 5,
  realm_create_multiuse_invite_group: 3,
  realm_can_access_all_users_group: 7,
  realm_waiting_period_threshold: 0,
  realm_allow_message_editing: true,
  realm_allow_edit_history: true,
  realm_message_content_edit_limit_seconds: 600,
  realm_message_content_delete_limit_seconds: 600,
  realm_move_messages_within_stream_limit_seconds: 604_800,
  realm_move_messages_between_streams_limit_seconds: 604_800,
  realm_message_retention_days: -1,
  realm_mandatory_topics: false,
  realm_default_language: "en",
  realm_default_code_block_language: "",
  realm_invite_required: true,
  realm_emails_restricted_to_domains: false,
  realm_disallow_disposable_email_addresses: true,
  realm_name_changes_disabled: false,
  realm_email_changes_disabled: false,
  realm_avatar_changes_disabled: false,
  realm_inline_image_preview: true,
  realm_inline_url_embed_preview: false,
  realm_send_welcome_emails: true,
  realm_message_content_allowed_in_email_notifications: true,
  realm_digest_emails_enabled: false,
  realm_digest_weekday: 1,
  settings_send_digest_emails: true,
  realm_enable_read_receipts: true,
  realm_enable_spectator_access: false,
  realm_want_advertise_in_communities_directory: false,
  realm_enable_guest_user_indicator: true,
  realm_push_notifications_enabled: false,
  realm_push_notifications_enabled_end_timestamp: null,
  realm_giphy_rating: 2,
  realm_video_chat_provider: 1,
  realm_available_video_chat_providers: {
    disabled: { name: "None", id: 0 },
    jitsi_meet: { name: "Jitsi Meet", id: 1 },
  },
  realm_jitsi_server_url: null,
  server_jitsi_server_url: JITSI,
  jitsi_server_url: JITSI,
  realm_notifications_stream_id: -1,
  realm_signup_notifications_stream_id: -1,
  realm_email_auth_enabled: true,
  realm_password_auth_enabled: true,
  realm_icon_source: "G",
  realm_logo_url: LOGO,
  realm_night_logo_url: LOGO,
  realm_logo_source: "D",
  realm_night_logo_source: "D",
  max_icon_file_size_mib: 5,
  max_logo_file_size_mib: 5,
  max_avatar_file_size_mib: 5,
  max_file_upload_size_mib: 25,
  realm_bot_domain: "alone.example",
  realm_presence_disabled: false,
  realm_is_zephyr_mirror_realm: false,
  max_stream_name_length: 60,
  max_stream_description_length: 1024,
  max_topic_length: 60,
  max_message_length: 10_000,
  password_min_length: 6,
  password_min_guesses: 10_000,
  server_inline_image_preview: true,
  server_inline_url_embed_preview: true,
  server_avatar_changes_disabled: false,
  server_name_changes_disabled: false,
  server_needs_upgrade: false,
  event_queue_longpoll_timeout_seconds: 90,
  server_presence_ping_interval_seconds: 60,
  server_presence_offline_threshold_seconds: 200,
  server_typing_started_expiry_period_milliseconds: 45_000,
  server_typing_stopped_wait_period_milliseconds: 12_000,
  server_typing_started_wait_period_milliseconds: 30_000,
};

const GROUP_RULES = {
  require_system_group: true,
  allow_internet_group: false,
  allow_owners_group: false,
  allow_nobody_group: false,
  allow_everyone_group: false,
  default_for_system_groups: null,
  allowed_system_groups: [],
};

/** Settings that are also told at top level to older clients. Source: events 1.9. */
const DISPLAY = {
  color_scheme: 1,
  default_language: "en",
  web_home_view: "inbox",
  demote_inactive_streams: 1,
  dense_mode: true,
  emojiset: "google",
  enable_drafts_synchronization: true,
  enter_sends: false,
  fluid_layout_width: false,
  high_contrast_mode: false,
  left_side_userlist: false,
  translate_emoticons: false,
  twenty_four_hour_time: false,
  starred_message_counts: true,
};
const NOTIFICATION = {
  desktop_icon_count_display: 1,
  email_notifications_batching_period_seconds: 120,
  enable_desktop_notifications: true,
  enable_sounds: true,
  enable_offline_email_notifications: true,
  enable_offline_push_notifications: true,
  enable_online_push_notifications: true,
  enable_digest_emails: true,
  enable_login_emails: true,
  enable_marketing_emails: true,
  enable_stream_desktop_notifications: false,
  enable_stream_email_notifications: false,
  enable_stream_push_notifications: false,
  enable_stream_audible_notifications: false,
  message_content_in_email_notifications: true,
  pm_content_in_desktop_notifications: true,
  presence_enabled: true,
  wildcard_mentions_notify: true,
  notification_sound: "zulip",
  realm_name_in_email_notifications_policy: 1,
};
const MODERN = {
  enable_followed_topic_desktop_notifications: true,
  enable_followed_topic_email_notifications: true,
  enable_followed_topic_push_notifications: true,
  enable_followed_topic_audible_notifications: true,
  enable_followed_topic_wildcard_mentions_notify: true,
  automatically_follow_topics_policy: 3,
  automatically_unmute_topics_in_muted_streams_policy: 2,
  automatically_follow_topics_where_mentioned: true,
  display_emoji_reaction_users: true,
  web_escape_navigates_to_home_view: true,
  send_private_typing_notifications: true,
  send_stream_typing_notifications: true,
  send_read_receipts: true,
  email_address_visibility: 1,
  web_mark_read_on_scroll_policy: 1,
  user_list_style: 2,
  web_stream_unreads_count_display_policy: 2,
};
const EMOJISETS = [
  { key: "google", text: "Google" },
  { key: "twitter", text: "Twitter" },
  { key: "text", text: "Plain text" },
  { key: "google-blob", text: "Google blobs" },
];

/** The fields that one fetch type brings. */
async function fetched(
  { as }: World,
  handle: string,
  type: string,
  params: Record<string, unknown> = {},
) {
  const [base, state] = await Promise.all(
    ["no_such_type", type].map((one) =>
      as(handle).ok("register-queue", { ...params, fetch_event_types: [one] }),
    ),
  );
  return Object.fromEntries(
    Object.entries(state).filter(([name]) => !Object.hasOwn(base, name)),
  );
}

describeOperation("register-queue", ({ it }) => {
  it(
    "tells all of a new organization",
    async (world) => {
      const { realm } = world;
      const told = await fetched(world, "ann", "realm");
      const own = {
        realm_uri: realm.url,
        realm_date_created: realm.clock.seconds(),
        server_generation: realm.clock.seconds(),
        realm_icon_url: expect.stringMatching(
          /^https:\/\/secure\.gravatar\.com\/avatar\/[0-9a-f]{32}\?d=identicon$/,
        ),
        realm_authentication_methods: { Email: true, Dev: true },
        development_environment: true,
        server_web_public_streams_enabled: true,
        server_emoji_data_url: "/static/generated/emoji/emoji_api.json",
        giphy_rating_options: expect.objectContaining({
          g: { name: "Allow GIFs rated G (General audience)", id: 2 },
        }),
        realm_default_external_accounts: {
          twitter: expect.objectContaining({ name: "Twitter username" }),
          github: {
            text: "GitHub",
            url_pattern: "https://github.com/%(username)s",
            name: "GitHub username",
            hint: "",
          },
        },
        server_supported_permission_settings: {
          realm: {
            create_multiuse_invite_group: {
              ...GROUP_RULES,
              allow_nobody_group: true,
              default_group_name: "role:administrators",
              id_field_name: "create_multiuse_invite_group_id",
            },
            can_access_all_users_group: {
              ...GROUP_RULES,
              allow_everyone_group: true,
              default_group_name: "role:everyone",
              id_field_name: "can_access_all_users_group_id",
              allowed_system_groups: ["role:everyone", "role:members"],
            },
          },
          stream: {
            can_remove_subscribers_group: {
              ...GROUP_RULES,
              allow_everyone_group: true,
              default_group_name: "role:administrators",
              id_field_name: "can_remove_subscribers_group_id",
            },
          },
          group: {
            can_mention_group: {
              ...GROUP_RULES,
              require_system_group: false,
              allow_nobody_group: true,
              allow_everyone_group: true,
              default_group_name: "role:everyone",
              id_field_name: "can_mention_group_id",
              default_for_system_groups: "role:nobody",
            },
          },
        },
      };
      expect(told).toEqual({ ...REALM, ...own });
    },
    "alone",
  );

  it("tells settings and their defaults", async (world) => {
    const { user_settings } = await fetched(world, "max", "user_settings");
    const { realm_user_settings_defaults } = await fetched(
      world,
      "max",
      "realm_user_settings_defaults",
    );
    const settings = {
      ...DISPLAY,
      ...NOTIFICATION,
      ...MODERN,
      emojiset_choices: EMOJISETS,
      available_notification_sounds: expect.objectContaining({ length: 30 }),
    };
    expect(user_settings).toEqual({ ...settings, timezone: "" });
    expect(realm_user_settings_defaults).toEqual(settings);
  });

  it("tells older clients settings at top level", async (world) => {
    expect(await fetched(world, "max", "update_display_settings")).toEqual({
      ...DISPLAY,
      emojiset_choices: EMOJISETS,
      timezone: "",
    });
    expect(await fetched(world, "max", "update_global_notifications")).toEqual({
      ...NOTIFICATION,
      available_notification_sounds: expect.arrayContaining(["ding", "zulip"]),
    });
  });

  it("tells who the caller is, and everybody else", async (world) => {
    const { as } = world;
    const told = await fetched(world, "adam", "realm_user");
    const users = told["realm_users"] as { user_id: number }[];
    const gone = told["realm_non_active_users"] as { user_id: number }[];
    const ids = users.map(({ user_id }) => user_id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(ids).toContain(as("hook").id);
    expect(gone.map(({ user_id }) => user_id)).toEqual([as("dora").id]);
    for (const user of [...users, ...gone])
      expect(user).not.toHaveProperty("is_active");
    expect(told["cross_realm_bots"]).toMatchObject(
      [
        ["Email Gateway", "emailgateway@zulip.com"],
        ["Notification Bot", "notification-bot@zulip.com"],
        ["Welcome Bot", "welcome-bot@zulip.com"],
      ].map(([full_name, email]) => ({
        full_name,
        email,
        is_bot: true,
        is_system_bot: true,
        is_active: true,
      })),
    );
    expect(told).toMatchObject({
      avatar_source: "G",
      avatar_url: expect.stringMatching(
        /^https:\/\/secure\.gravatar\.com\/avatar\/[0-9a-f]{32}\?d=identicon&version=1$/,
      ),
      avatar_url_medium: expect.stringMatching(
        /^https:.*\?d=identicon&s=500&version=1$/,
      ),
      can_create_private_streams: true,
      can_create_public_streams: true,
      can_create_web_public_streams: false,
      can_create_streams: true,
      can_subscribe_other_users: true,
      can_invite_others_to_realm: true,
      is_admin: true,
      is_owner: false,
      is_moderator: false,
      is_guest: false,
      is_billing_admin: false,
      user_id: as("adam").id,
      email: "adam@harbor.example",
      delivery_email: "adam@harbor.example",
      full_name: "Adam Admin",
    });
    expect(Object.keys(told)).toHaveLength(21);
  });

  it("tells what the caller may do by the organization's policies", async (world) => {
    await withSettings({
      create_private_stream_policy: 2,
      create_public_stream_policy: 4,
      create_web_public_stream_policy: 4,
      enable_spectator_access: true,
      invite_to_stream_policy: 2,
      invite_to_realm_policy: 6,
    })(world);
    const may = async (handle: string) => {
      const told = await fetched(world, handle, "realm_user");
      return [
        told["can_create_private_streams"],
        told["can_create_public_streams"],
        told["can_create_web_public_streams"],
        told["can_create_streams"],
        told["can_subscribe_other_users"],
        told["can_invite_others_to_realm"],
        told["is_moderator"],
      ];
    };
    expect(await may("mona")).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      true,
    ]);
    expect(await may("max")).toEqual(Array(7).fill(false));
    expect(await may("olive")).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("tells streams that the caller never joined without their traffic", async (world) => {
    const { as, realm } = world;
    for (const topic of ["a", "b", "c"])
      await as("max").ok("send-message", {
        type: "stream",
        to: "quay",
        topic,
        content: "hi",
      });
    await realm.clock.advance(2 * 86_400_000);
    const of = async (handle: string, list: string) => {
      const told = await fetched(world, handle, "subscription");
      const streams = told[list] as {
        stream_id: number;
        stream_weekly_traffic: number | null;
      }[];
      return streams.find(({ stream_id }) => stream_id === STREAM.quay)
        ?.stream_weekly_traffic;
    };
    expect(await of("max", "subscriptions")).toBe(1);
    expect(await of("mia", "never_subscribed")).toBe(0);
    await as("mia").ok("subscribe", { subscriptions: [{ name: "fresh" }] });
    const { never_subscribed } = await fetched(world, "nora", "subscription");
    expect(never_subscribed).toContainEqual(
      expect.objectContaining({ name: "fresh", stream_weekly_traffic: null }),
    );
  });

  it("tells of status, and of presence that is switched off as away", async (world) => {
    const { as } = world;
    await as("max").ok("update-status", { status_text: "at sea" });
    await as("max").ok("update-settings", { presence_enabled: false });
    await as("mia").ok("update-status", { away: true });
    await as("nora").ok("update-status", { away: true });
    await as("nora").ok("update-settings", { presence_enabled: true });
    expect(await fetched(world, "gus", "user_status")).toEqual({
      user_status: {
        [as("max").id]: { away: true, status_text: "at sea" },
        [as("mia").id]: { away: true },
      },
    });
  });

  it("tells of first steps", async (world) => {
    expect(await fetched(world, "max", "onboarding_steps")).toEqual({
      onboarding_steps: [
        { type: "one_time_notice", name: "visibility_policy_banner" },
        {
          type: "hotspot",
          name: "intro_streams",
          title: expect.any(String),
          description: expect.any(String),
          delay: 0.5,
          has_trigger: false,
        },
      ],
    });
  });

  it("gives administrators all bots, others their own", async (world) => {
    const { as, realm } = world;
    await createUser(realm, {
      handle: "tide",
      full_name: "Tide Bot",
      delivery_email: "tide-bot@harbor.example",
      bot_type: 1,
      bot_owner_id: as("mia").id,
      role: ROLE.MEMBER,
    });
    const bots = async (handle: string) => {
      const { realm_bots } = await fetched(world, handle, "realm_bot");
      return (realm_bots as { full_name: string }[]).map(
        ({ full_name }) => full_name,
      );
    };
    expect(await bots("adam")).toEqual(["Robo Bot", "Hook Bot", "Tide Bot"]);
    expect(await bots("max")).toEqual(["Robo Bot", "Hook Bot"]);
    expect(await bots("mia")).toEqual(["Tide Bot"]);
    expect(await bots("gus")).toEqual([]);
  });

  it("leaves people out whom a restricted guest may not know, on demand", async (world) => {
    await withUser("mia", { full_name: "Mia Hidden" })(world);
    await world.as("olive").ok("update-realm", {
      can_access_all_users_group: 6,
    });
    const names = async (user_list_incomplete: boolean) => {
      const told = await fetched(world, "gus", "realm_user", {
        client_capabilities: {
          notification_settings_null: true,
          user_list_incomplete,
        },
      });
      return ["realm_users", "realm_non_active_users"].map((list) =>
        (told[list] as { full_name: string }[]).map(
          ({ full_name }) => full_name,
        ),
      );
    };
    const known = ["Olive Owner", "Max Member", "Gus Guest"];
    const unknown = "Unknown user";
    expect(await names(true)).toEqual([[...known, "Robo Bot", "Hook Bot"], []]);
    expect(await names(false)).toEqual([
      [
        "Olive Owner",
        ...Array(3).fill(unknown),
        "Max Member",
        ...Array(2).fill(unknown),
        "Gus Guest",
        "Robo Bot",
        "Hook Bot",
      ],
      [unknown],
    ]);
  });
});
