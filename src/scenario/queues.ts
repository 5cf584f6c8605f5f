import type { EventQueue, QueueOptions } from "../realm/event-queue.ts";
import type { Realm } from "../realm/realm.ts";
import type { User } from "../realm/users.ts";

/** Client name of the queues through which steps look at events. */
const WATCHER = "scenario steps";

/** A week: the clock may be moved far. */
const LIFESPAN_SECONDS = 604_800;

/** The queues that clients of a person have open, oldest first. */
export function openQueues(realm: Realm, userId: number): EventQueue[] {
  return [...realm.queues.ofUser(userId)].filter(
    ({ options }) => options.client !== WATCHER,
  );
}

/** A queue that gets everything a modern client of the person would, and that no client knows of. */
export function watch(realm: Realm, user: User): EventQueue {
  const options: QueueOptions = {
    user_id: user.user_id,
    client: WATCHER,
    apply_markdown: true,
    client_gravatar: true,
    slim_presence: true,
    all_public_streams: false,
    event_types: null,
    narrow: [],
    lifespan_secs: LIFESPAN_SECONDS,
    capabilities: {
      notification_settings_null: true,
      bulk_message_deletion: true,
      user_avatar_url_field_optional: true,
      stream_typing_notifications: true,
      user_settings_object: true,
      linkifier_url_template: true,
      user_list_incomplete: true,
    },
    pronouns_as_text: false,
  };
  return realm.queues.register(options);
}
