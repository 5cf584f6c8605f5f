import { nearestWord } from "../../fixture/nearest.ts";
import type { Path } from "../../fixture/places.ts";
import type { Problem } from "../../fixture/problems.ts";

/** Every type of event that `openapi.yaml` describes. */
export const EVENT_TYPES = [
  "alert_words",
  "attachment",
  "custom_profile_fields",
  "default_stream_groups",
  "default_streams",
  "delete_message",
  "drafts",
  "has_zoom_token",
  "heartbeat",
  "invites_changed",
  "message",
  "muted_topics",
  "muted_users",
  "onboarding_steps",
  "presence",
  "reaction",
  "realm",
  "realm_bot",
  "realm_domains",
  "realm_emoji",
  "realm_export",
  "realm_linkifiers",
  "realm_playgrounds",
  "realm_user",
  "realm_user_settings_defaults",
  "restart",
  "scheduled_messages",
  "stream",
  "submessage",
  "subscription",
  "typing",
  "update_display_settings",
  "update_global_notifications",
  "update_message",
  "update_message_flags",
  "user_group",
  "user_settings",
  "user_status",
  "user_topic",
];

/** Event types that do not exist: no event would ever fit. */
export function checkEventTypes(
  types: readonly string[],
  path: Path,
): Problem[] {
  return types
    .filter((type) => !EVENT_TYPES.includes(type))
    .map((type) => {
      const near = nearestWord(type, EVENT_TYPES);
      return {
        path,
        part: "value",
        message: `there is no event of type "${type}"`,
        remedy:
          near === undefined
            ? "write one such as message or typing"
            : `write ${near}`,
      };
    });
}
