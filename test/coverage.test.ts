import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { loadAllHandlers } from "../src/resources/index.ts";
import { documentedOperations } from "./contract/document.ts";
import {
  documentedExamples,
  examplesFor,
  type DocumentedExample,
} from "./support/documented-examples.ts";
import {
  provokedFileOf,
  type Caused,
  type Provoked,
} from "./support/provoked.ts";
import { UNPROVOKABLE } from "./unprovokable.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Folders whose tests other runners run, and the one that tests write to. */
const ELSEWHERE = /^test\/(?:browser|examples|output|package|playwright)\//;

/** What the other tests received tells what is covered; `npm test` runs them before this one. */
const testFiles = readdirSync(`${ROOT}test`, {
  recursive: true,
  encoding: "utf8",
})
  .map((file) => `test/${file.replaceAll("\\", "/")}`)
  .filter(
    (file) =>
      file.endsWith(".test.ts") &&
      file !== "test/coverage.test.ts" &&
      !ELSEWHERE.test(file),
  );
const kept = testFiles.flatMap(readKept);
const provoked = kept.filter((line): line is Provoked => "status" in line);
const caused = kept.filter((line): line is Caused => "event" in line);
const examples = documentedExamples();
const operationIds = documentedOperations.map(([id]) => id);

test("every other test file has run; otherwise run: npm test", () => {
  const notRun = testFiles.filter((file) => !existsSync(provokedFileOf(file)));
  expect(notRun).toEqual([]);
});

test("every operation has a handler, and every handler an operation", async () => {
  const handlers = await loadAllHandlers();
  expect([...handlers.keys()].toSorted()).toEqual(operationIds.toSorted());
});

test("every operation has a contract test", () => {
  const described = new Set(
    testFiles
      .filter((file) => file.startsWith("test/resources/"))
      .filter((file) =>
        readFileSync(`${ROOT}${file}`, "utf8").includes(
          `describeOperation("${nameOf(file)}"`,
        ),
      )
      .map(nameOf),
  );
  expect(operationIds.filter((id) => !described.has(id))).toEqual([]);
});

describe("every documented refusal comes back in some test", () => {
  test.each(operationIds)("%s", (operationId) => {
    const own = examples.filter((one) => one.operationId === operationId);
    const uncovered = uncoveredOf(own).filter((one) => !isUnprovokable(one));
    expect(uncovered.map(show)).toEqual([]);
  });
});

test("every refusal that came back is documented", () => {
  const undocumented = provoked
    .filter((answer) => examplesFor(answer, examples).length === 0)
    .map(show);
  expect([...new Set(undocumented)].toSorted()).toEqual([]);
});

describe("every documented event is caused by some test, and no other", () => {
  test.each(documentedOperations)("%s", (operationId, operation) => {
    const types = caused
      .filter((event) => event.operationId === operationId)
      .map(({ event }) => event);
    const documented: string[] = operation["x-events"] ?? [];
    expect([...new Set(types)].toSorted()).toEqual(documented.toSorted());
  });
});

test("what cannot be provoked is documented and was not provoked", () => {
  const uncovered = new Set(uncoveredOf(examples));
  for (const { name, operations, reason } of UNPROVOKABLE) {
    const meant = examples.filter(
      (one) =>
        one.name === name && (operations?.includes(one.operationId) ?? true),
    );
    expect([name, meant.length > 0, reason !== ""]).toEqual([name, true, true]);
    expect(meant.filter((one) => !uncovered.has(one)).map(show)).toEqual([]);
  }
});

function readKept(testFile: string): (Provoked | Caused)[] {
  const file = provokedFileOf(testFile);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Provoked | Caused);
}

/**
 * The examples that no answer stands for. Where the document shows one answer for several reasons, as many tests must
 * have received it.
 */
function uncoveredOf(own: readonly DocumentedExample[]): DocumentedExample[] {
  const tests = new Map<DocumentedExample, Set<string>>();
  for (const answer of provoked) {
    for (const example of examplesFor(answer, own))
      tests.set(example, (tests.get(example) ?? new Set()).add(answer.test));
  }
  return own.filter((example) => {
    const reasons = own.filter(
      (other) =>
        other.operationId === example.operationId &&
        other.msg === example.msg &&
        other.status === example.status &&
        other.code === example.code &&
        JSON.stringify(other.extra) === JSON.stringify(example.extra),
    );
    return (tests.get(example)?.size ?? 0) < reasons.length;
  });
}

function isUnprovokable({ name, operationId }: DocumentedExample): boolean {
  return UNPROVOKABLE.some(
    (one) =>
      one.name === name && (one.operations?.includes(operationId) ?? true),
  );
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1, -".test.ts".length);
}

function show({
  operationId,
  status,
  code,
  msg,
  ...rest
}: DocumentedExample | Provoked): string {
  const name = "name" in rest ? ` ${rest.name}:` : "";
  return `${operationId}${name} ${status} ${code} ${msg}`;
}
