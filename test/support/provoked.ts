import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect } from "vitest";
import type { OperationId } from "../../src/contract/operation-types.ts";
import { EventQueues } from "../../src/realm/event-queues.ts";
import type { RealmEvent } from "../../src/realm/event.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What test files leave behind for `coverage.test.ts`: a file of lines for each of them. */
const PROVOKED_FOLDER = `${ROOT}test/output/provoked/`;

/** A refusal that a test received. */
export interface Provoked {
  readonly operationId: string;
  readonly status: number;
  /** Empty where the answer has none. */
  readonly code: string;
  readonly msg: string;
  /** Fields of the code's own. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** The test, without the door that it went through. */
  readonly test: string;
}

/** An event that a call caused. */
export interface Caused {
  readonly operationId: string;
  /** Type of the event. */
  readonly event: string;
}

const lines = new Set<string>();

/** Remembers a refusal with the test that runs. */
export function keepRefusal(
  operationId: OperationId,
  status: number,
  body: unknown,
): void {
  if (status < 300) return;
  const {
    result: _,
    msg,
    code = "",
    ...extra
  } = body as Record<string, unknown>;
  const test = (expect.getState().currentTestName ?? "").replace(
    / \((?:direct|Express|MSW)\)/,
    "",
  );
  lines.add(JSON.stringify({ operationId, status, code, msg, extra, test }));
}

/** The calls under way. While there is one, what is told is told because of it. */
const underWay: OperationId[] = [];

/** Remembers the events that a call causes. */
export async function keepEvents<T>(
  operationId: OperationId,
  call: () => Promise<T>,
): Promise<T> {
  underWay.push(operationId);
  try {
    return await call();
  } finally {
    underWay.splice(underWay.indexOf(operationId), 1);
  }
}

/** Listens to every realm of the process, whether anybody has a queue or not. */
export function listenToEvents(): void {
  const { deliver, offer } = EventQueues.prototype;
  EventQueues.prototype.deliver = function (event, userIds) {
    keepEvent(event);
    deliver.call(this, event, userIds);
  };
  EventQueues.prototype.offer = function (queue, event) {
    keepEvent(event);
    offer.call(this, queue, event);
  };
}

function keepEvent({ type }: RealmEvent): void {
  const [operationId, other] = underWay;
  if (operationId !== undefined && other === undefined)
    lines.add(JSON.stringify({ operationId, event: type } satisfies Caused));
}

/** Writes down what was remembered when the tests of the file are over. */
export function keepRefusalsOfFile(): void {
  afterAll(() => {
    const file = provokedFileOf(relative(ROOT, expect.getState().testPath!));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, [...lines].map((line) => `${line}\n`).join(""));
  });
}

/** Where a test file, by its path in the project, leaves what it provoked. */
export function provokedFileOf(testFile: string): string {
  return `${PROVOKED_FOLDER}${testFile.replaceAll("\\", "/")}.jsonl`;
}
