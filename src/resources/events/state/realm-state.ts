import { EXTERNAL_ACCOUNTS } from "../../../realm/external-accounts.ts";
import { iconUrl } from "../../../realm/icon.ts";
import {
  MAX_MESSAGE_LENGTH,
  MAX_STREAM_DESCRIPTION_LENGTH,
  MAX_STREAM_NAME_LENGTH,
  MAX_TOPIC_LENGTH,
} from "../../../realm/names.ts";
import {
  DEFAULT_MAX_UPLOAD_MIB,
  getOrganization,
} from "../../../realm/organization.ts";
import { PERMISSION_SETTINGS } from "../../../realm/permission-settings.ts";
import type { StatePart } from "./state.ts";

const LOGO = "/static/images/logo/zulip-org-logo.svg?version=0";
const JITSI = "https://meet.jit.si";

/** Source: platform 7, times. */
const TYPING_INTERVALS = {
  server_typing_started_expiry_period_milliseconds: 45_000,
  server_typing_stopped_wait_period_milliseconds: 12_000,
  server_typing_started_wait_period_milliseconds: 30_000,
} as const;

/** What is the same for every organization of this server. Source: events 1.8. */
const SERVER_STATE = {
  upgrade_text_for_wide_organization_logo:
    "Available on Zulip Cloud Standard. Upgrade to access.",
  settings_send_digest_emails: true,
  realm_push_notifications_enabled: false,
  realm_push_notifications_enabled_end_timestamp: null,
  giphy_rating_options: {
    disabled: { name: "GIPHY integration disabled", id: 0 },
    y: { name: "Allow GIFs rated Y (Very young audience)", id: 1 },
    g: { name: "Allow GIFs rated G (General audience)", id: 2 },
    pg: { name: "Allow GIFs rated PG (Parental guidance)", id: 3 },
    "pg-13": {
      name: "Allow GIFs rated PG-13 (Parental guidance - under 13)",
      id: 4,
    },
    r: { name: "Allow GIFs rated R (Restricted)", id: 5 },
  },
  realm_available_video_chat_providers: {
    disabled: { name: "None", id: 0 },
    jitsi_meet: { name: "Jitsi Meet", id: 1 },
  },
  server_jitsi_server_url: JITSI,
  realm_logo_url: LOGO,
  realm_night_logo_url: LOGO,
  realm_logo_source: "D",
  realm_night_logo_source: "D",
  max_icon_file_size_mib: 5,
  max_logo_file_size_mib: 5,
  max_avatar_file_size_mib: 5,
  realm_presence_disabled: false,
  realm_is_zephyr_mirror_realm: false,
  realm_default_external_accounts: EXTERNAL_ACCOUNTS,
  max_stream_name_length: MAX_STREAM_NAME_LENGTH,
  max_stream_description_length: MAX_STREAM_DESCRIPTION_LENGTH,
  max_topic_length: MAX_TOPIC_LENGTH,
  max_message_length: MAX_MESSAGE_LENGTH,
  password_min_length: 6,
  password_min_guesses: 10_000,
  server_inline_image_preview: true,
  server_inline_url_embed_preview: true,
  server_avatar_changes_disabled: false,
  server_name_changes_disabled: false,
  server_needs_upgrade: false,
  server_emoji_data_url: "/static/generated/emoji/emoji_api.json",
  event_queue_longpoll_timeout_seconds: 90,
  server_presence_ping_interval_seconds: 60,
  server_presence_offline_threshold_seconds: 200,
  ...TYPING_INTERVALS,
  server_supported_permission_settings: PERMISSION_SETTINGS,
} as const;

/** Fetch type `realm`. Source: events 1.8. */
export const realmState: StatePart = ({ realm }) => {
  const organization = getOrganization(realm);
  const { settings, plan_type, password_auth_enabled, icon_version } =
    organization;
  const prefixed = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [`realm_${name}`, value]),
  );
  return {
    ...prefixed,
    ...SERVER_STATE,
    realm_name: organization.name,
    realm_description: organization.description,
    realm_uri: realm.url,
    realm_date_created: organization.date_created,
    realm_org_type: organization.org_type,
    realm_plan_type: plan_type,
    realm_upload_quota_mib: organization.upload_quota_bytes ?? null,
    max_file_upload_size_mib:
      organization.max_file_upload_size_mib ?? DEFAULT_MAX_UPLOAD_MIB,
    zulip_plan_is_not_limited: plan_type !== 2,
    realm_create_multiuse_invite_group:
      organization.create_multiuse_invite_group,
    realm_can_access_all_users_group: organization.can_access_all_users_group,
    jitsi_server_url: settings.jitsi_server_url ?? JITSI,
    realm_notifications_stream_id: organization.notifications_stream_id,
    realm_signup_notifications_stream_id:
      organization.signup_notifications_stream_id,
    realm_authentication_methods: {
      Email: password_auth_enabled,
      ...(organization.dev_auth_enabled && { Dev: true }),
    },
    realm_email_auth_enabled: password_auth_enabled,
    realm_password_auth_enabled: password_auth_enabled,
    realm_icon_url: iconUrl(
      organization.id,
      organization.string_id,
      icon_version,
    ),
    realm_icon_source: icon_version > 0 ? "U" : "G",
    realm_bot_domain: organization.host,
    development_environment: !organization.production,
    server_generation: organization.server_generation,
    server_web_public_streams_enabled: organization.web_public_streams_enabled,
  };
};
