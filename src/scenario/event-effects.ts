import { toList } from "./format/values.ts";
import type { EventChoice, HeldEvents } from "./format/effects.ts";
import { parseDuration } from "../fixture/time.ts";
import type { EventQueue } from "../realm/event-queue.ts";
import type { RealmEvent } from "../realm/event.ts";
import type { Realm } from "../realm/realm.ts";
import { users } from "../realm/users.ts";
import { fits } from "./compare.ts";

/** Which events of a call arrive otherwise than they should, and how. */
export interface EventAlteration {
  readonly how: "drop" | "duplicate" | "swap" | "hold" | "after-answer";
  readonly holdMilliseconds: number;
  picks(queue: EventQueue, event: RealmEvent): boolean;
}

/** Chosen: a swapped event that no other follows arrives after five seconds of the realm's time. */
const SWAP_PATIENCE_MILLISECONDS = 5000;

/** Reads `drop-event`, `duplicate-event` and `swap-events`. */
export function alterEvents(
  realm: Realm,
  how: "drop" | "duplicate" | "swap",
  choice: EventChoice,
): EventAlteration {
  return { how, holdMilliseconds: 0, picks: picker(realm, choice) };
}

/** Reads `hold-event`. */
export function holdEvents(realm: Realm, held: HeldEvents): EventAlteration {
  const choice = typeof held === "string" ? true : held;
  return {
    how: "hold",
    holdMilliseconds:
      parseDuration(typeof held === "string" ? held : held.for) ?? 0,
    picks: picker(realm, choice),
  };
}

/** The caller's own events wait until the answer is out. */
export function afterAnswer(callerId: number | undefined): EventAlteration {
  return {
    how: "after-answer",
    holdMilliseconds: 0,
    picks: (queue) => queue.options.user_id === callerId,
  };
}

function picker(realm: Realm, choice: EventChoice): EventAlteration["picks"] {
  if (choice === true) return () => true;
  if (typeof choice === "string" || Array.isArray(choice)) {
    const types = toList(choice);
    return (_queue, event) => types.includes(event.type);
  }
  const { type, where = {}, to } = choice;
  return (queue, event) =>
    (type === undefined || toList(type).includes(event.type)) &&
    (to === undefined || isFor(realm, queue, toList(to))) &&
    fits(where, event);
}

function isFor(
  realm: Realm,
  { options }: EventQueue,
  handles: readonly string[],
): boolean {
  const owner = realm.open(users).get(options.user_id);
  return owner !== undefined && handles.includes(owner.handle);
}

/** Stands between the realm and its queues while a scenario is active. */
export class EventEffects {
  readonly #realm: Realm;
  readonly #swapped = new Map<EventQueue, RealmEvent[]>();
  #current: readonly EventAlteration[] = [];
  #waiting: (() => void)[] = [];

  constructor(realm: Realm) {
    this.#realm = realm;
  }

  /** Runs an operation whose events are altered. Operations run one at a time, so there is one at most. */
  async during<T>(
    alterations: readonly EventAlteration[],
    run: () => T | Promise<T>,
  ): Promise<T> {
    this.#current = alterations;
    try {
      return await run();
    } finally {
      this.#current = [];
    }
  }

  /** The events that wait for the answer that is being made; calling it lets them go. */
  takeWaiting(): () => void {
    const waiting = this.#waiting;
    this.#waiting = [];
    return () => {
      for (const deliver of waiting) deliver();
    };
  }

  /** Whatever was kept back is gone. */
  forget(): void {
    this.#swapped.clear();
    this.#waiting = [];
  }

  readonly filter = (
    queue: EventQueue,
    event: RealmEvent,
  ): readonly RealmEvent[] => {
    const alteration = this.#current.find(({ picks }) => picks(queue, event));
    const now = this.#applied(alteration, queue, event);
    const earlier = now.length > 0 ? this.#takeSwapped(queue) : [];
    return [...now, ...earlier];
  };

  #applied(
    alteration: EventAlteration | undefined,
    queue: EventQueue,
    event: RealmEvent,
  ): readonly RealmEvent[] {
    switch (alteration?.how) {
      case undefined:
        return [event];
      case "drop":
        return [];
      case "duplicate":
        return [event, event];
      case "swap":
        this.#swap(queue, event);
        return [];
      case "hold":
        this.#later(alteration.holdMilliseconds, queue, event);
        return [];
      case "after-answer":
        this.#waiting.push(() => this.#push(queue, event));
        return [];
    }
  }

  #swap(queue: EventQueue, event: RealmEvent): void {
    const swapped = this.#swapped.get(queue);
    if (swapped) swapped.push(event);
    else this.#swapped.set(queue, [event]);
    this.#realm.clock.schedule(
      this.#realm.clock.now() + SWAP_PATIENCE_MILLISECONDS,
      "swapped event",
      () => {
        for (const late of this.#takeSwapped(queue)) this.#push(queue, late);
      },
    );
  }

  #takeSwapped(queue: EventQueue): readonly RealmEvent[] {
    const events = this.#swapped.get(queue) ?? [];
    this.#swapped.delete(queue);
    return events;
  }

  #later(milliseconds: number, queue: EventQueue, event: RealmEvent): void {
    this.#realm.clock.schedule(
      this.#realm.clock.now() + milliseconds,
      "held event",
      () => this.#push(queue, event),
    );
  }

  #push(queue: EventQueue, event: RealmEvent): void {
    const { queues } = this.#realm;
    if (queues.get(queue.id) === queue) queues.push(queue, event);
  }
}
