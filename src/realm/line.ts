/**
 * A line in which one piece of work runs at a time. Writes are asynchronous, so two requests that check and then
 * write must not interleave.
 */
export class Line {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `work` when all earlier work is done; a failure of earlier work does not matter to it. */
  run<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
