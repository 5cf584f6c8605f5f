import type { QueuedEvent, RealmEvent } from "./event.ts";

/** What a client said of itself when it registered. Source: events 1.3. */
export interface ClientCapabilities {
  readonly notification_settings_null: boolean;
  readonly bulk_message_deletion: boolean;
  readonly user_avatar_url_field_optional: boolean;
  readonly stream_typing_notifications: boolean;
  readonly user_settings_object: boolean;
  readonly linkifier_url_template: boolean;
  readonly user_list_incomplete: boolean;
}

/** What a client can do that says nothing of itself. */
export const NO_CAPABILITIES: ClientCapabilities = {
  notification_settings_null: false,
  bulk_message_deletion: false,
  user_avatar_url_field_optional: false,
  stream_typing_notifications: false,
  user_settings_object: false,
  linkifier_url_template: false,
  user_list_incomplete: false,
};

/** Source: events 1.2. `lifespan_secs` is what is left of the wish after the limits. */
export interface QueueOptions {
  readonly user_id: number;
  readonly client: string;
  readonly apply_markdown: boolean;
  readonly client_gravatar: boolean;
  readonly slim_presence: boolean;
  readonly all_public_streams: boolean;
  readonly event_types: readonly string[] | null;
  readonly narrow: readonly (readonly [operator: string, operand: string])[];
  readonly lifespan_secs: number;
  readonly capabilities: ClientCapabilities;
  /** An old mobile application, which knows pronoun fields as short text. */
  readonly pronouns_as_text: boolean;
}

interface Stored extends QueuedEvent {
  /** Under which key later events merge into this one while no poll has seen it. */
  readonly mergeKey: string | undefined;
  seen: boolean;
}

/** Why a poll cannot be answered. */
export type PollProblem = "already-pruned" | "not-in-queue";

/**
 * The events that wait for one client.
 *
 * Ids count from 0; a poll acknowledges all up to the id it names. Source: events 2.3 to 2.5.
 */
export class EventQueue {
  readonly id: string;
  readonly options: QueueOptions;
  /** When a poll last began to wait, or the registration; milliseconds. */
  lastConnection: number;
  #stored: Stored[] = [];
  #nextId = 0;
  #newestPruned = -1;
  #waiter: ((events: readonly QueuedEvent[]) => void) | undefined;

  constructor(id: string, options: QueueOptions, now: number) {
    this.id = id;
    this.options = options;
    this.lastConnection = now;
  }

  get connected(): boolean {
    return this.#waiter !== undefined;
  }

  /** The id of the latest event, or -1. */
  get lastId(): number {
    return this.#nextId - 1;
  }

  /** Everything stored, ascending. */
  get events(): readonly QueuedEvent[] {
    return this.#stored;
  }

  /** Puts an event in; a waiting poll gets it at once. */
  push(event: RealmEvent): void {
    const id = this.#nextId++;
    const mergeKey = mergeKeyOf(event);
    const earlier =
      mergeKey === undefined
        ? -1
        : this.#stored.findIndex((s) => s.mergeKey === mergeKey && !s.seen);
    const merged =
      earlier < 0
        ? event
        : merge(this.#stored.splice(earlier, 1)[0]!.event, event);
    this.#stored.push({ id, event: merged, mergeKey, seen: false });
    if (this.#waiter) this.#release(this.take());
  }

  /**
   * Drops what the client has, as the reference does: the drop happens even when the id turns out to be wrong.
   * Merged events that no poll has seen are kept.
   */
  acknowledge(lastEventId: number): PollProblem | undefined {
    if (lastEventId < this.#newestPruned) return "already-pruned";
    const kept: Stored[] = [];
    for (const stored of this.#stored) {
      if (
        stored.id > lastEventId ||
        (stored.mergeKey !== undefined && !stored.seen)
      )
        kept.push(stored);
      else this.#newestPruned = stored.id;
    }
    this.#stored = kept;
    return lastEventId === this.#newestPruned ? undefined : "not-in-queue";
  }

  /** All stored events, which later ones then no longer merge into. */
  take(): readonly QueuedEvent[] {
    for (const stored of this.#stored) stored.seen = true;
    return this.#stored.slice();
  }

  /** Holds a poll until the next event; an earlier held poll ends with nothing. */
  wait(now: number): Promise<readonly QueuedEvent[]> {
    this.end();
    this.lastConnection = now;
    return new Promise((resolve) => {
      this.#waiter = resolve;
    });
  }

  /** Ends a held poll with nothing. */
  end(): void {
    this.#release([]);
  }

  #release(events: readonly QueuedEvent[]): void {
    const waiter = this.#waiter;
    this.#waiter = undefined;
    waiter?.(events);
  }
}

/** Source: events 2.5, merging. */
function mergeKeyOf(event: RealmEvent): string | undefined {
  if (event.type === "restart") return "restart";
  if (event.type !== "update_message_flags" || event.all === true)
    return undefined;
  if (event.op === "remove" && event.flag === "read") return undefined;
  return `${String(event.op)}:${String(event.flag)}`;
}

function merge(earlier: RealmEvent, later: RealmEvent): RealmEvent {
  if (later.type === "restart")
    return { ...earlier, server_generation: later.server_generation };
  return {
    ...later,
    messages: [
      ...(earlier.messages as number[]),
      ...(later.messages as number[]),
    ],
  };
}
