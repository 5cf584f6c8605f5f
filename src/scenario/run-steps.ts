import type { Answer, UploadedFile } from "../protocol/call.ts";
import { parseIso } from "../realm/clock.ts";
import type { EventQueue } from "../realm/event-queue.ts";
import { parseDuration } from "../fixture/time.ts";
import { UsageError } from "../usage-error.ts";
import { checkAnswer, readBody } from "./check-answer.ts";
import { differences, type Difference } from "./compare.ts";
import type { Scenario } from "./format.ts";
import type { Step, StepFile } from "./format/step.ts";
import { toList } from "./format/values.ts";
import { findPerson, resolveReferences } from "./lookup.ts";
import { watch } from "./queues.ts";
import type { StepWorld } from "./step-world.ts";

/** A step that did not go as expected; the path begins at the scenario. */
export interface StepFailure extends Difference {
  /** Counts from 1. */
  readonly step: number;
  /** What the step does, in words. */
  readonly title: string;
}

/** Goes through the steps of a scenario and tells every difference from what they expect. */
export async function runSteps(
  { steps = [] }: Scenario,
  world: StepWorld,
): Promise<StepFailure[]> {
  const run = new StepRun(world, steps);
  const failures: StepFailure[] = [];
  for (const [index, step] of steps.entries()) {
    for (const difference of await run.step(step)) {
      failures.push({
        ...difference,
        path: ["steps", index, ...difference.path],
        step: index + 1,
        title: titleOf(step),
      });
    }
  }
  return failures;
}

/** `ada calls send-message`, `the clock moves on by 45s`. */
function titleOf(step: Step): string {
  if (step.call !== undefined)
    return `${step.as ?? "nobody"} calls ${step.call}`;
  if (step.await !== undefined) return `the answer to "${step.await}"`;
  if (step.events !== undefined) return `what ${step.events} is told`;
  if (step.advance !== undefined)
    return `the clock moves on by ${step.advance}`;
  if (step.at !== undefined) return `the clock is set to ${step.at}`;
  return `the realm changes: ${Object.keys(step.do ?? {}).join(", ")}`;
}

class StepRun {
  readonly #world: StepWorld;
  readonly #answers = new Map<string, unknown>();
  readonly #held = new Map<string, Promise<Answer>>();
  readonly #watchers = new Map<
    string,
    { queue: EventQueue; seen: Set<number> }
  >();

  constructor(world: StepWorld, steps: readonly Step[]) {
    this.#world = world;
    for (const { events } of steps) {
      const person = events && findPerson(world.realm, events);
      if (person && !this.#watchers.has(events))
        this.#watchers.set(events, {
          queue: watch(world.realm, person),
          seen: new Set(),
        });
    }
  }

  async step(step: Step): Promise<Difference[]> {
    try {
      const found = await this.#take(step);
      await this.#world.settled();
      const state =
        step.state === undefined
          ? []
          : differences(step.state, this.#world.state(), ["state"]);
      return [...found, ...state];
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return [
        {
          path: [],
          expected: "a step that can be done",
          received: error.message,
        },
      ];
    }
  }

  async #take(step: Step): Promise<Difference[]> {
    const { clock } = this.#world.realm;
    if (step.call !== undefined) return await this.#call(step, step.call);
    if (step.await !== undefined) {
      const held = this.#held.get(step.await);
      return held ? this.#judge(step, await this.#unlessHanging(held)) : [];
    }
    if (step.events !== undefined) return this.#events(step, step.events);
    if (step.advance !== undefined)
      await clock.advance(parseDuration(step.advance) ?? 0);
    if (step.at !== undefined)
      await clock.set(parseIso(step.at) ?? clock.now());
    if (step.do) await this.#world.change(step.do);
    return [];
  }

  async #call(step: Step, operationId: string): Promise<Difference[]> {
    const params = this.#resolve({
      ...step.with,
      ...step.unsupported,
    }) as Record<string, unknown>;
    const delayed = this.#world.nextDelay();
    const asked = this.#world.ask({
      as: step.as,
      operationId,
      params,
      key: step.key,
      files: step.file ? [toFile(step.file)] : [],
      headers: step.client === undefined ? {} : { "User-Agent": step.client },
    });
    if (step.hold === undefined)
      return this.#judge(step, await this.#throughDelays(asked, delayed));
    this.#held.set(step.hold, asked);
    // The call has got as far as it gets once the line is free again.
    await this.#world.realm.line.run(() => undefined);
    return [];
  }

  /** A call that a rule holds back is waited for by moving the clock. */
  async #throughDelays(
    asked: Promise<Answer>,
    delayed: Promise<number>,
  ): Promise<Answer> {
    let next = delayed;
    for (;;) {
      const first = await Promise.race([asked, next]);
      if (typeof first === "object") return first;
      next = this.#world.nextDelay();
      await this.#world.realm.clock.set(first);
    }
  }

  /** A held call that nothing answers any more must not hold up the steps. */
  async #unlessHanging(held: Promise<Answer>): Promise<Answer> {
    const hanging = Symbol("hanging");
    const patience = new Promise<typeof hanging>((resolve) => {
      setTimeout(() => resolve(hanging), HELD_PATIENCE_MILLISECONDS);
    });
    const first = await Promise.race([held, patience]);
    if (first !== hanging) return first as Answer;
    throw new UsageError("STILL_WAITING", [
      {
        message: "the call still waits for its answer",
        remedy: "add the step that answers it, such as advance: 1m",
      },
    ]);
  }

  #judge(step: Step, answer: Answer): Difference[] {
    if (step.keep !== undefined) this.#answers.set(step.keep, readBody(answer));
    return checkAnswer(step, this.#resolve(step.expect), answer);
  }

  #events(step: Step, handle: string): Difference[] {
    const watcher = this.#watchers.get(handle);
    if (!watcher) return [];
    const types = step.of === undefined ? undefined : toList(step.of);
    const events = watcher.queue.events
      .filter(({ id }) => !watcher.seen.has(id))
      .filter(({ event }) => types?.includes(event.type) ?? true);
    for (const { id } of events) watcher.seen.add(id);
    return differences(
      this.#resolve(step.expect),
      toPlain(events.map(({ id, event }) => ({ ...event, id }))),
      ["expect"],
    );
  }

  #resolve(value: unknown): unknown {
    return resolveReferences(value, this.#world.realm, this.#answers);
  }
}

/** Chosen: long enough for any answer that is on its way. */
const HELD_PATIENCE_MILLISECONDS = 1000;

/** As a client reads it: parts of an event may be kept as text. */
function toPlain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function toFile({ name, type, base64, bytes = 0 }: StepFile): UploadedFile {
  return {
    part: "file",
    filename: name ?? "file",
    contentType: type ?? "image/png",
    bytes:
      base64 === undefined
        ? new Uint8Array(bytes)
        : Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
  };
}
