import type { QueueOptions } from "./event-queue.ts";
import type { RealmEvent } from "./event.ts";
import { FIELD_TYPE } from "./profile-fields.ts";

/**
 * What of an event a queue gets: nothing, the event itself, or the form that its client understands.
 *
 * Heartbeats do not come this way. Source: events 2.5.
 */
export function fitToQueue(
  options: QueueOptions,
  event: RealmEvent,
): readonly RealmEvent[] {
  const { event_types, capabilities } = options;
  if (event_types && !event_types.includes(event.type)) return [];
  switch (event.type) {
    case "muted_topics":
      return event_types?.includes("user_topic") ? [] : [event];
    case "typing":
      return event.stream_id === undefined ||
        capabilities.stream_typing_notifications
        ? [event]
        : [];
    case "update_display_settings":
    case "update_global_notifications":
      return capabilities.user_settings_object ? [] : [event];
    case "delete_message":
      return capabilities.bulk_message_deletion
        ? [event]
        : splitDeletion(event);
    case "presence":
      return options.slim_presence ? [withoutEmail(event)] : [event];
    case "custom_profile_fields":
      return options.pronouns_as_text ? [pronounsAsText(event)] : [event];
    case "realm_user":
      return event.is_stand_in === true
        ? standIn(capabilities, event)
        : [event];
    default:
      return [event];
  }
}

/** An unknown user, for clients whose list of users must have no gaps. Source: events 1.3, `user_list_incomplete`. */
function standIn(
  { user_list_incomplete }: QueueOptions["capabilities"],
  { is_stand_in: _, ...event }: RealmEvent,
): readonly RealmEvent[] {
  return user_list_incomplete ? [] : [event as RealmEvent];
}

function splitDeletion({
  type,
  message_ids,
  ...rest
}: RealmEvent): RealmEvent[] {
  return (message_ids as number[]).map((message_id) => ({
    type,
    message_id,
    ...rest,
  }));
}

function withoutEmail(event: RealmEvent): RealmEvent {
  const { email: _, ...rest } = event;
  return rest;
}

function pronounsAsText(event: RealmEvent): RealmEvent {
  const fields = event.fields as readonly { type: number }[];
  return {
    ...event,
    fields: fields.map((field) =>
      field.type === FIELD_TYPE.PRONOUNS
        ? { ...field, type: FIELD_TYPE.SHORT_TEXT }
        : field,
    ),
  };
}
