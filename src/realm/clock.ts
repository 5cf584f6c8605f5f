import { UsageError } from "../usage-error.ts";
import { DURATION_FORMS, parseDuration } from "./duration.ts";

/** What happens at an instant of the realm's time. */
export interface Timer {
  readonly at: number;
  readonly name: string;
  cancel(): void;
}

interface Entry extends Timer {
  readonly order: number;
  readonly fire: () => void | Promise<void>;
}

/** The years 0 to 9999, which instants are written with. */
const EARLIEST = -62_167_219_200_000;
const LATEST = 253_402_300_799_999;

/** Longest delay that a platform timer takes without overflowing. */
const MAX_TIMEOUT_MILLISECONDS = 2 ** 31 - 1;

/**
 * The time of one realm, in milliseconds since 1970 UTC. It runs with the wall clock or stands still, and moves by
 * command. Everything timed hangs on it; moving it fires what is due, in order of time, then of scheduling.
 *
 * This file and random.ts are the only places that may ask the platform for time or chance.
 */
export class Clock {
  #standing: number;
  /** Wall time at which the clock was set running; undefined while it stands. */
  #runningSince: number | undefined;
  #entries: Entry[] = [];
  #order = 0;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #moving = false;
  readonly #onError: (error: unknown) => void;
  /** Told when the clock was moved, stopped or started. */
  onMove: (() => void) | undefined;

  constructor({
    start,
    running = false,
    onError = reportLater,
  }: {
    start: number;
    running?: boolean;
    onError?: (error: unknown) => void;
  }) {
    this.#standing = Math.floor(start);
    this.#onError = onError;
    if (running) this.run();
  }

  /** Milliseconds, whole. */
  now(): number {
    return this.#runningSince === undefined
      ? this.#standing
      : this.#standing + (Date.now() - this.#runningSince);
  }

  /** UNIX seconds, whole, as the interface writes them. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  get running(): boolean {
    return this.#runningSince !== undefined;
  }

  run(): void {
    if (this.running) return;
    this.#runningSince = Date.now();
    this.#arm();
    this.onMove?.();
  }

  stand(): void {
    if (!this.running) return;
    this.#standing = this.now();
    this.#runningSince = undefined;
    clearTimeout(this.#timeout);
    this.onMove?.();
  }

  /** Calls `fire` when the clock reaches `at`; at once, but not before returning, if that is past. */
  schedule(at: number, name: string, fire: () => void | Promise<void>): Timer {
    const entry: Entry = {
      at,
      name,
      fire,
      order: this.#order++,
      cancel: () => {
        const index = this.#entries.indexOf(entry);
        if (index >= 0) this.#entries.splice(index, 1);
      },
    };
    let index = this.#entries.length;
    while (index > 0 && this.#entries[index - 1]!.at > at) index--;
    this.#entries.splice(index, 0, entry);
    if (index === 0) this.#arm();
    return entry;
  }

  /**
   * Moves forward by milliseconds or by a text such as `10m`, firing what falls due on the way; answers what fired.
   *
   * Errors: UsageError `BAD_DURATION` for a text that is not a length of time, `BAD_INSTANT` for one beyond the year 9999.
   */
  async advance(length: number | string): Promise<FiredTimer[]> {
    const milliseconds =
      typeof length === "number" ? length : parseDuration(length);
    if (milliseconds === undefined) {
      throw new UsageError("BAD_DURATION", [
        {
          message: `'${length}' is not a length of time`,
          remedy: `write ${DURATION_FORMS}`,
        },
      ]);
    }
    return await this.set(this.now() + milliseconds);
  }

  /**
   * Moves to an instant. Going back fires nothing.
   *
   * Errors: UsageError `BAD_INSTANT` for one that cannot be written with four digits for the year.
   */
  async set(instant: number): Promise<FiredTimer[]> {
    requireWritable(instant);
    const fired: FiredTimer[] = [];
    this.#moving = true;
    try {
      for (
        let next = this.#entries[0];
        next && next.at <= instant;
        next = this.#entries[0]
      ) {
        this.#entries.shift();
        this.#moveTo(Math.max(next.at, this.now()));
        fired.push({ at: next.at, name: next.name });
        await next.fire();
      }
      this.#moveTo(instant);
    } finally {
      this.#moving = false;
      this.#arm();
      this.onMove?.();
    }
    return fired;
  }

  /** Drops every timer; the clock keeps its time. */
  clear(): void {
    clearTimeout(this.#timeout);
    this.#entries = [];
  }

  #moveTo(instant: number): void {
    this.#standing = Math.floor(instant);
    if (this.running) this.#runningSince = Date.now();
  }

  #arm(): void {
    clearTimeout(this.#timeout);
    const next = this.#entries[0];
    if (!this.running || this.#moving || !next) return;
    const delay = Math.min(
      Math.max(next.at - this.now(), 0),
      MAX_TIMEOUT_MILLISECONDS,
    );
    this.#timeout = setTimeout(() => {
      this.set(this.now()).catch(this.#onError);
    }, delay);
    // A waiting timer alone does not keep a Node process alive.
    (this.#timeout as { unref?: () => void }).unref?.();
  }
}

/** A timer that fired while the clock moved. */
export interface FiredTimer {
  readonly at: number;
  readonly name: string;
}

function reportLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** `2023-05-01T09:30:00.123456+00:00`; the fraction is left out when it is zero. */
export function toIsoWithOffset(milliseconds: number): string {
  const text = new Date(milliseconds).toISOString();
  const fraction = milliseconds % 1000 === 0 ? "" : `${text.slice(19, -1)}000`;
  return `${text.slice(0, 19)}${fraction}+00:00`;
}

/** `2023-05-01 09:30:00+00:00`, the form of the scheduled-message notice. */
export function toSpacedIso(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ")}+00:00`;
}

/** `2023-05-01T09:30:00.000Z`. */
export function toIso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Milliseconds of an ISO 8601 text; undefined for any other text. */
export function parseIso(text: string): number | undefined {
  const parsed = Date.parse(text);
  return Number.isNaN(parsed) ? undefined : parsed;
}

/** Waits by the wall clock, for the order of bytes on sockets; nothing in a realm depends on it. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** The wall clock's instant, for a realm that starts now. */
export function wallClock(): number {
  return Date.now();
}

function requireWritable(instant: number): void {
  if (instant >= EARLIEST && instant <= LATEST) return;
  throw new UsageError("BAD_INSTANT", [
    {
      message: "the clock cannot be moved there",
      remedy: "stay within the years 0 to 9999",
    },
  ]);
}
