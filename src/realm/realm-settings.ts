/**
 * What may be said about a setting of an organization, beside its default.
 * - `values`: the closed set of accepted values.
 * - `ownerOnly`: `PATCH /realm` refuses it to administrators.
 * - `grouped`: a change is announced by `realm` `update_dict` rather than `update`.
 */
export interface SettingRule {
  readonly default: unknown;
  readonly values?: readonly unknown[];
  readonly ownerOnly?: boolean;
  readonly grouped?: boolean;
  readonly nullable?: boolean;
}

const MEMBER_POLICIES = [1, 2, 3, 4];

/**
 * The settings of an organization by their wire name; registration shows each as `realm_{name}`.
 *
 * Source: events 1.8, organization 11.
 */
export const REALM_SETTINGS = {
  add_custom_emoji_policy: { default: 1, values: MEMBER_POLICIES },
  create_public_stream_policy: { default: 1, values: MEMBER_POLICIES },
  create_private_stream_policy: { default: 1, values: MEMBER_POLICIES },
  create_web_public_stream_policy: { default: 7, values: [2, 4, 6, 7] },
  invite_to_stream_policy: { default: 1, values: MEMBER_POLICIES },
  user_group_edit_policy: { default: 1, values: MEMBER_POLICIES },
  invite_to_realm_policy: {
    default: 1,
    values: [1, 2, 3, 4, 6],
    ownerOnly: true,
  },
  move_messages_between_streams_policy: { default: 2, values: [1, 2, 3, 4, 6] },
  edit_topic_policy: { default: 5, values: [1, 2, 3, 4, 5, 6], grouped: true },
  delete_own_message_policy: { default: 2, values: [1, 2, 3, 4, 5] },
  bot_creation_policy: { default: 1, values: [1, 2, 3] },
  private_message_policy: { default: 1, values: [1, 2] },
  wildcard_mention_policy: { default: 5, values: [1, 2, 3, 5, 6, 7] },
  waiting_period_threshold: { default: 0, ownerOnly: true },
  allow_message_editing: { default: true, grouped: true },
  allow_edit_history: { default: true },
  message_content_edit_limit_seconds: {
    default: 600,
    nullable: true,
    grouped: true,
  },
  message_content_delete_limit_seconds: { default: 600, nullable: true },
  move_messages_within_stream_limit_seconds: {
    default: 604800,
    nullable: true,
  },
  move_messages_between_streams_limit_seconds: {
    default: 604800,
    nullable: true,
  },
  message_retention_days: { default: -1, ownerOnly: true },
  mandatory_topics: { default: false },
  default_language: { default: "en" },
  default_code_block_language: { default: "" },
  invite_required: { default: true, ownerOnly: true },
  emails_restricted_to_domains: { default: false, ownerOnly: true },
  disallow_disposable_email_addresses: { default: true, ownerOnly: true },
  name_changes_disabled: { default: false },
  email_changes_disabled: { default: false },
  avatar_changes_disabled: { default: false },
  inline_image_preview: { default: true },
  inline_url_embed_preview: { default: false },
  send_welcome_emails: { default: true },
  message_content_allowed_in_email_notifications: { default: true },
  digest_emails_enabled: { default: false },
  digest_weekday: { default: 1, values: [0, 1, 2, 3, 4, 5, 6] },
  enable_read_receipts: { default: true },
  enable_spectator_access: { default: false },
  want_advertise_in_communities_directory: { default: false },
  enable_guest_user_indicator: { default: true },
  giphy_rating: { default: 2, values: [0, 1, 2, 3, 4, 5] },
  video_chat_provider: { default: 1, values: [0, 1] },
  jitsi_server_url: { default: null, nullable: true },
} as const satisfies Record<string, SettingRule>;

export type RealmSettingName = keyof typeof REALM_SETTINGS;

type Widen<T> = T extends boolean
  ? boolean
  : T extends number
    ? number
    : T extends string
      ? string
      : T;
type ValueOf<S extends SettingRule> =
  | Widen<S["default"]>
  | (S extends { nullable: true }
      ? null | (S["default"] extends null ? string : never)
      : never);

/** A value for every setting. */
export type RealmSettings = {
  -readonly [N in RealmSettingName]: ValueOf<(typeof REALM_SETTINGS)[N]>;
};

/** What new organizations have, by `org_type`: those for education are stricter. */
export function defaultRealmSettings(orgType = 0): RealmSettings {
  const usual = Object.fromEntries(
    Object.entries(REALM_SETTINGS).map(([name, rule]) => [name, rule.default]),
  ) as unknown as RealmSettings;
  return isForEducation(orgType) ? { ...usual, ...EDUCATION } : usual;
}

/** Whether `org_type` is that of a school or university. */
export function isForEducation(orgType: number): boolean {
  return orgType === 30 || orgType === 35;
}

/** Source: organization 11, the last line. */
const EDUCATION: Partial<RealmSettings> = {
  invite_to_realm_policy: 2,
  create_public_stream_policy: 2,
  user_group_edit_policy: 4,
  invite_to_stream_policy: 4,
  move_messages_between_streams_policy: 4,
};
