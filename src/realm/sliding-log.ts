/** What a log says of a request. */
export interface Taken {
  /** How many more are allowed now. */
  readonly remaining: number;
  /** How long to wait, when this one is refused; it is not written down then. */
  readonly waitMilliseconds?: number;
}

/**
 * The requests that were allowed within the last while, by whoever they are counted for.
 *
 * Source: platform 1.7: refused while as many as are allowed are younger than the window.
 */
export class SlidingLog<Key> {
  readonly windowMilliseconds: number;
  readonly #allowed = new Map<Key, number[]>();

  constructor(windowMilliseconds: number) {
    this.windowMilliseconds = windowMilliseconds;
  }

  /** Counts a request unless it is refused; `now` is in milliseconds. */
  take(key: Key, now: number, limit: number): Taken {
    const since = now - this.windowMilliseconds;
    const log = (this.#allowed.get(key) ?? []).filter((at) => at > since);
    this.#allowed.set(key, log);
    if (log.length >= limit)
      return {
        remaining: 0,
        waitMilliseconds: (log.at(-limit) ?? now) - since,
      };
    log.push(now);
    return { remaining: limit - log.length };
  }

  forget(key: Key): void {
    this.#allowed.delete(key);
  }

  clear(): void {
    this.#allowed.clear();
  }
}
