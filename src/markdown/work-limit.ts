import { RenderFailure } from "./render-failure.ts";

const FREE_CHARACTERS = 10_000_000;
const CHARACTERS_PER_CHARACTER = 100;

/**
 * Bounds the work for blocks in each other, where each level goes over the whole text inside again. Stands for the
 * five seconds after which the reference server gives up.
 *
 * Source: markdown 19. Chosen: characters in place of seconds, so that the outcome is the same on every machine.
 */
export class WorkLimit {
  #left: number;

  constructor(source: string) {
    this.#left = FREE_CHARACTERS + CHARACTERS_PER_CHARACTER * source.length;
  }

  /** Counts characters that are gone over; throws RenderFailure when there were too many. */
  spend(characters: number): void {
    this.#left -= characters;
    if (this.#left < 0) throw new RenderFailure("too much work");
  }
}
