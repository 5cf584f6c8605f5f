import type { Clock, Timer } from "./clock.ts";
import { EventQueue, type QueueOptions } from "./event-queue.ts";
import type { QueuedEvent, RealmEvent } from "./event.ts";
import { fitToQueue } from "./event-fit.ts";
import type { Random } from "./random.ts";

/** Source: platform 7, times. */
export const DEFAULT_LIFESPAN_SECONDS = 600;
export const MAX_LIFESPAN_SECONDS = 604_800;
const SWEEP_INTERVAL_MILLISECONDS = 60_000;
const HEARTBEAT_MIN_SECONDS = 45;
const HEARTBEAT_SPREAD_SECONDS = 11;

/** Whether a delivery reaches a queue; rules of a scenario may hold, drop or double it. */
export type DeliveryFilter = (
  queue: EventQueue,
  event: RealmEvent,
) => readonly RealmEvent[];

/** The event queues of a realm. */
export class EventQueues {
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #queues = new Map<string, EventQueue>();
  readonly #byUser = new Map<number, Set<EventQueue>>();
  readonly #wide = new Set<EventQueue>();
  #registered = 0;
  #polls = 0;
  #sweeper: Timer | undefined;
  /** Set by a scenario. */
  filter: DeliveryFilter | undefined;
  /** Told of every event that reaches a queue. */
  onEvent: ((queue: EventQueue, event: RealmEvent) => void) | undefined;
  /** When true, idle polls get no heartbeat. */
  heartbeatsSilenced = false;

  constructor(clock: Clock, random: Random) {
    this.#clock = clock;
    this.#random = random;
  }

  register(options: QueueOptions): EventQueue {
    const id = this.#random.uuid("queue", this.#registered++);
    const queue = new EventQueue(id, options, this.#clock.now());
    this.#queues.set(id, queue);
    if (options.all_public_streams || options.narrow.length > 0)
      this.#wide.add(queue);
    const ofUser = this.#byUser.get(options.user_id);
    if (ofUser) ofUser.add(queue);
    else this.#byUser.set(options.user_id, new Set([queue]));
    this.#sweepLater();
    return queue;
  }

  /** The user's own queue of this id. A queue of somebody else is treated as none. */
  find(id: string, userId: number): EventQueue | undefined {
    const queue = this.#queues.get(id);
    return queue?.options.user_id === userId ? queue : undefined;
  }

  get(id: string): EventQueue | undefined {
    return this.#queues.get(id);
  }

  all(): Iterable<EventQueue> {
    return this.#queues.values();
  }

  ofUser(userId: number): Iterable<EventQueue> {
    return this.#byUser.get(userId) ?? [];
  }

  /** Queues that get messages of public streams beyond their user's subscriptions. */
  wide(): Iterable<EventQueue> {
    return this.#wide;
  }

  get size(): number {
    return this.#queues.size;
  }

  /** Removes a queue; a held poll ends with nothing. */
  remove(queue: EventQueue): void {
    queue.end();
    this.#queues.delete(queue.id);
    this.#wide.delete(queue);
    const ofUser = this.#byUser.get(queue.options.user_id);
    ofUser?.delete(queue);
    if (ofUser?.size === 0) this.#byUser.delete(queue.options.user_id);
  }

  /** Removes all queues; held polls end with nothing. */
  clear(): void {
    for (const queue of this.#queues.values()) queue.end();
    this.#queues.clear();
    this.#byUser.clear();
    this.#wide.clear();
    this.#registered = 0;
    this.#polls = 0;
    this.heartbeatsSilenced = false;
    this.#sweeper?.cancel();
    this.#sweeper = undefined;
  }

  /** Offers an event to every queue of these users. */
  deliver(event: RealmEvent, userIds: Iterable<number>): void {
    for (const userId of userIds) {
      for (const queue of this.ofUser(userId)) this.offer(queue, event);
    }
  }

  /** Offers an event to one queue, which may not want it, or want it in another form. */
  offer(queue: EventQueue, event: RealmEvent): void {
    for (const fitting of fitToQueue(queue.options, event)) {
      for (const passed of this.filter?.(queue, fitting) ?? [fitting])
        this.push(queue, passed);
    }
  }

  /** Puts an event into a queue in whose form it is already. */
  push(queue: EventQueue, event: RealmEvent): void {
    queue.push(event);
    this.onEvent?.(queue, event);
  }

  /** Holds a poll; a heartbeat ends it after 45 to 55 seconds. Source: events 2.4. */
  async wait(queue: EventQueue): Promise<readonly QueuedEvent[]> {
    const seconds =
      HEARTBEAT_MIN_SECONDS +
      this.#random.integer(
        HEARTBEAT_SPREAD_SECONDS,
        "heartbeat",
        queue.id,
        this.#polls++,
      );
    const waiting = queue.wait(this.#clock.now());
    const heartbeat = this.#clock.schedule(
      this.#clock.now() + seconds * 1000,
      "heartbeat",
      () => {
        if (!this.heartbeatsSilenced) queue.push({ type: "heartbeat" });
      },
    );
    try {
      return await waiting;
    } finally {
      heartbeat.cancel();
    }
  }

  #sweepLater(): void {
    this.#sweeper ??= this.#clock.schedule(
      this.#clock.now() + SWEEP_INTERVAL_MILLISECONDS,
      "queue sweep",
      () => {
        this.#sweeper = undefined;
        this.#sweep();
        if (this.#queues.size > 0) this.#sweepLater();
      },
    );
  }

  /** Source: events 2.4, expiry. */
  #sweep(): void {
    const now = this.#clock.now();
    for (const queue of this.#queues.values()) {
      const idle = now - queue.lastConnection;
      if (!queue.connected && idle >= queue.options.lifespan_secs * 1000)
        this.remove(queue);
    }
  }
}
