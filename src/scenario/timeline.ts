import { parseDuration } from "../fixture/time.ts";
import type { Clock, Timer } from "../realm/clock.ts";
import type { Happening } from "./format/timeline.ts";
import { toList } from "./format/values.ts";

/** What the timeline needs of the world around it. */
export interface TimelineWorld {
  readonly clock: Clock;
  state(): string | undefined;
  happen(happening: Happening): Promise<void>;
}

/** What happens on its own, on the realm's clock. */
export class Timeline {
  readonly #timers = new Set<Timer>();
  readonly #world: TimelineWorld;

  constructor(happenings: readonly Happening[], world: TimelineWorld) {
    this.#world = world;
    const start = world.clock.now();
    for (const happening of happenings) this.#schedule(happening, start);
  }

  stop(): void {
    for (const timer of this.#timers) timer.cancel();
    this.#timers.clear();
  }

  #schedule(happening: Happening, start: number): void {
    const { after, every, until, times = Infinity } = happening;
    const first = start + toMilliseconds(after);
    const end = until === undefined ? Infinity : start + toMilliseconds(until);
    const limit = every === undefined ? 1 : times;
    const schedule = (turn: number) => {
      const at = first + turn * toMilliseconds(every);
      if (turn >= limit || at > end) return;
      const timer = this.#world.clock.schedule(
        at,
        nameOf(happening),
        async () => {
          this.#timers.delete(timer);
          schedule(turn + 1);
          if (this.#isDue(happening)) await this.#world.happen(happening);
        },
      );
      this.#timers.add(timer);
    };
    schedule(0);
  }

  #isDue({ state }: Happening): boolean {
    return (
      state === undefined || toList(state).includes(this.#world.state() ?? "")
    );
  }
}

function nameOf({ as, call, do: change }: Happening): string {
  return call === undefined
    ? `timeline: ${Object.keys(change ?? {}).join(", ")}`
    : `timeline: ${as ?? "nobody"} calls ${call}`;
}

function toMilliseconds(duration: string | undefined): number {
  return duration === undefined ? 0 : (parseDuration(duration) ?? 0);
}
