import { NO_CAPABILITIES, type EventQueue } from "../../realm/event-queue.ts";
import { writeEvent, type QueuedEvent } from "../../realm/event.ts";
import { JsonText } from "../../realm/json-text.ts";
import type { Realm } from "../../realm/realm.ts";
import { isGuest } from "../../realm/users.ts";
import { missingArgument, notAuthorizedForQuery } from "../errors.ts";
import { defineOperation, Held, type OperationContext } from "../operation.ts";
import { badEventQueueId, pollRefused } from "./errors.ts";
import { lifespan } from "./register-queue.ts";

/**
 * Takes the events of a queue; when there are none, waits for the next one or a heartbeat.
 *
 * Params: queue_id and last_event_id, the highest id that the client has dealt with; dont_block.
 * Returns: events, ascending by id; queue_id when the call waited or made the queue.
 * Errors: BAD_EVENT_QUEUE_ID; BAD_REQUEST for an id that was pruned or never in the queue.
 * Source: events 2.
 */
export const getEvents = defineOperation("get-events", (context) => {
  const { realm, caller, params } = context;
  if (isGuest(caller) && params.all_public_streams)
    throw notAuthorizedForQuery();
  if (params.queue_id === undefined) {
    if (!params.dont_block) throw missingArgument("queue_id");
    return { events: [], queue_id: registerBriefly(context).id } as never;
  }
  if (params.last_event_id === undefined)
    throw missingArgument("last_event_id");
  const queue = realm.queues.find(params.queue_id, caller.user_id);
  if (!queue) throw badEventQueueId(params.queue_id);
  const problem = queue.acknowledge(params.last_event_id);
  if (problem) throw pollRefused(problem, params.last_event_id);
  queue.end();
  const waiting = queue.take();
  if (waiting.length > 0 || params.dont_block)
    return { events: toText(waiting) } as never;
  return new Held(hold(realm, queue, context.call.signal)) as never;
});

/** A poll that waited names its queue, and nothing that was ignored. Source: events 2.4. */
async function hold(
  realm: Realm,
  queue: EventQueue,
  signal: AbortSignal | undefined,
) {
  if (signal?.aborted) return { events: [], queue_id: queue.id };
  const leave = () => queue.end();
  signal?.addEventListener("abort", leave, { once: true });
  const events = await realm.queues.wait(queue);
  signal?.removeEventListener("abort", leave);
  return { events: toText(events), queue_id: queue.id };
}

function toText(events: readonly QueuedEvent[]): JsonText {
  return new JsonText(`[${events.map(writeEvent).join(",")}]`);
}

/** Source: events 2.6. */
function registerBriefly({
  realm,
  caller,
  params,
  client,
}: OperationContext<"get-events">): EventQueue {
  return realm.queues.register({
    user_id: caller.user_id,
    client: params.user_client ?? client,
    apply_markdown: params.apply_markdown ?? false,
    client_gravatar: params.client_gravatar ?? false,
    slim_presence: params.slim_presence ?? false,
    all_public_streams:
      params.all_public_streams ?? caller.default_all_public_streams,
    event_types: params.event_types ?? null,
    narrow: (params.narrow ?? []) as readonly (readonly [string, string])[],
    lifespan_secs: lifespan(params.lifespan_secs ?? 0),
    capabilities: {
      ...NO_CAPABILITIES,
      bulk_message_deletion: params.bulk_message_deletion ?? false,
      stream_typing_notifications: params.stream_typing_notifications ?? false,
      user_settings_object: params.user_settings_object ?? false,
      linkifier_url_template: params.linkifier_url_template ?? false,
      user_list_incomplete: params.user_list_incomplete ?? false,
    },
    pronouns_as_text: params.pronouns_field_type_supported === false,
  });
}
