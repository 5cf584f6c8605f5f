/** Under which old top-level type a setting is also announced. */
type Legacy = "update_display_settings" | "update_global_notifications";

/** What a personal setting is at first, and what it may be; any value of its type when no `values` are given. */
export interface UserSettingRule {
  readonly default: string | number | boolean;
  readonly values?: readonly (string | number)[];
  readonly legacy?: Legacy;
}

const DISPLAY = { legacy: "update_display_settings" } as const;
const NOTIFY = { legacy: "update_global_notifications" } as const;

/** Source: events 1.9. */
export const NOTIFICATION_SOUNDS = [
  "ascend",
  "beep_boop",
  "bink",
  "bright",
  "brlip",
  "chime",
  "deep tom",
  "ding",
  "double tap",
  "down",
  "dry bongos",
  "dutdut",
  "fast ascend",
  "flute",
  "friendly",
  "kick roll",
  "loud tintong",
  "metallic snare",
  "pan",
  "shaker",
  "simple",
  "stairs",
  "subtle",
  "swish",
  "tintong",
  "up",
  "wood block",
  "zaping",
  "zing",
  "zulip",
];

/** Sets of emoji images, as registration lists them. */
export const EMOJISET_CHOICES = [
  { key: "google", text: "Google" },
  { key: "twitter", text: "Twitter" },
  { key: "text", text: "Plain text" },
  { key: "google-blob", text: "Google blobs" },
];

/**
 * Personal settings by their wire name, in the order of registration.
 *
 * Source: events 1.9.
 */
export const USER_SETTINGS = {
  color_scheme: { default: 1, values: [1, 2, 3], ...DISPLAY },
  default_language: { default: "en", ...DISPLAY },
  web_home_view: {
    default: "inbox",
    values: ["inbox", "recent_topics", "all_messages"],
    ...DISPLAY,
  },
  demote_inactive_streams: { default: 1, values: [1, 2, 3], ...DISPLAY },
  dense_mode: { default: true, ...DISPLAY },
  emojiset: {
    default: "google",
    values: ["google", "google-blob", "twitter", "text"],
    ...DISPLAY,
  },
  enable_drafts_synchronization: { default: true, ...DISPLAY },
  enter_sends: { default: false, ...DISPLAY },
  fluid_layout_width: { default: false, ...DISPLAY },
  high_contrast_mode: { default: false, ...DISPLAY },
  left_side_userlist: { default: false, ...DISPLAY },
  translate_emoticons: { default: false, ...DISPLAY },
  twenty_four_hour_time: { default: false, ...DISPLAY },
  starred_message_counts: { default: true, ...DISPLAY },
  desktop_icon_count_display: { default: 1, values: [1, 2, 3, 4], ...NOTIFY },
  email_notifications_batching_period_seconds: { default: 120, ...NOTIFY },
  enable_desktop_notifications: { default: true, ...NOTIFY },
  enable_sounds: { default: true, ...NOTIFY },
  enable_offline_email_notifications: { default: true, ...NOTIFY },
  enable_offline_push_notifications: { default: true, ...NOTIFY },
  enable_online_push_notifications: { default: true, ...NOTIFY },
  enable_digest_emails: { default: true, ...NOTIFY },
  enable_login_emails: { default: true, ...NOTIFY },
  enable_marketing_emails: { default: true, ...NOTIFY },
  enable_stream_desktop_notifications: { default: false, ...NOTIFY },
  enable_stream_email_notifications: { default: false, ...NOTIFY },
  enable_stream_push_notifications: { default: false, ...NOTIFY },
  enable_stream_audible_notifications: { default: false, ...NOTIFY },
  message_content_in_email_notifications: { default: true, ...NOTIFY },
  pm_content_in_desktop_notifications: { default: true, ...NOTIFY },
  presence_enabled: { default: true, ...NOTIFY },
  wildcard_mentions_notify: { default: true, ...NOTIFY },
  notification_sound: { default: "zulip", ...NOTIFY },
  realm_name_in_email_notifications_policy: {
    default: 1,
    values: [1, 2, 3],
    ...NOTIFY,
  },
  enable_followed_topic_desktop_notifications: { default: true },
  enable_followed_topic_email_notifications: { default: true },
  enable_followed_topic_push_notifications: { default: true },
  enable_followed_topic_audible_notifications: { default: true },
  enable_followed_topic_wildcard_mentions_notify: { default: true },
  automatically_follow_topics_policy: { default: 3, values: [1, 2, 3, 4] },
  automatically_unmute_topics_in_muted_streams_policy: {
    default: 2,
    values: [1, 2, 3, 4],
  },
  automatically_follow_topics_where_mentioned: { default: true },
  display_emoji_reaction_users: { default: true },
  web_escape_navigates_to_home_view: { default: true },
  send_private_typing_notifications: { default: true },
  send_stream_typing_notifications: { default: true },
  send_read_receipts: { default: true },
  email_address_visibility: { default: 1, values: [1, 2, 3, 4, 5] },
  web_mark_read_on_scroll_policy: { default: 1, values: [1, 2, 3] },
  user_list_style: { default: 2, values: [1, 2, 3] },
  web_stream_unreads_count_display_policy: { default: 2, values: [1, 2, 3] },
} as const satisfies Record<string, UserSettingRule>;

export type UserSettingName = keyof typeof USER_SETTINGS;

type Widen<T> = T extends boolean
  ? boolean
  : T extends number
    ? number
    : string;

/** A value for every personal setting. */
export type UserSettings = {
  -readonly [N in UserSettingName]: Widen<(typeof USER_SETTINGS)[N]["default"]>;
};

/** What people have who changed nothing. */
export function defaultUserSettings(): UserSettings {
  return Object.fromEntries(
    Object.entries(USER_SETTINGS).map(([name, rule]) => [name, rule.default]),
  ) as unknown as UserSettings;
}
