import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { documentedErrors } from "../../src/contract/documented-errors.ts";
import { operations } from "../../src/contract/operation.ts";
import {
  checkScenario,
  formatFailure,
} from "../../src/emulator/check-scenario.ts";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import { LIBRARY } from "../../src/scenario/generated/library.ts";
import {
  generateIndex,
  generateModule,
  generateSchema,
} from "../../src/scenario/library.generate.ts";
import { parseScenario } from "../../src/scenario/parse.ts";

/** Goes through the steps in an emulator of its own; answers the journal. */
async function run(text: string) {
  const emulator = createEmulator({
    strict: true,
    onFailure: (failure) => console.error(failure),
  });
  const { failures, realm } = await checkScenario(
    emulator,
    parseScenario(text, "scenario.yaml"),
  );
  const journal = JSON.stringify(realm.journal.entries);
  emulator.close();
  return { failures: failures.map(formatFailure), journal };
}

describe("built-in scenario", () => {
  test.for(LIBRARY)(
    "$name goes as it says, and the same way twice",
    async ({ text }) => {
      const first = await run(text);
      expect(first.failures).toEqual([]);
      const second = await run(text);
      expect(second.journal).toBe(first.journal);
    },
  );

  test.for(LIBRARY)("$name has steps and a summary", ({ text }) => {
    const { scenario } = parseScenario(text);
    expect(scenario.steps?.length).toBeGreaterThan(0);
    expect(scenario.summary).toMatch(/\.$/);
    expect(scenario.group).toBeDefined();
  });
});

test("every documented error code has a scenario that shows it", () => {
  const codes = new Set(
    [...operations.keys()]
      .flatMap((id) => documentedErrors(id))
      .map(({ code }) => code)
      .filter((code) => code !== "" && code !== "NOT_IMPLEMENTED"),
  );
  const shown = new Set(
    LIBRARY.flatMap(({ text }) => parseScenario(text).scenario.steps ?? []).map(
      ({ expect: expected }) =>
        (expected as { error?: string } | undefined)?.error,
    ),
  );
  expect([...codes].filter((code) => !shown.has(code))).toEqual([]);
});

test("what is generated from the files is up to date", async () => {
  expect(file("src/scenario/generated/library.ts")).toBe(generateModule());
  expect(file("scenarios/scenario.schema.json")).toBe(await generateSchema());
  const readme = file("scenarios/README.md");
  expect(readme).toBe(await generateIndex(readme, ""));
});

test("a changed expectation fails with the line that has it", async () => {
  const text = LIBRARY.find(({ name }) => name === "last-owner")!.text;
  const changed = text.replace("is_last_owner: true", "is_last_owner: 7");
  const line = changed.split("\n").findIndex((part) => part.includes(": 7"));
  const { failures } = await run(changed);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain(`scenario.yaml:${line + 1}:`);
  expect(failures[0]).toContain(
    "step 1, ann calls deactivate-own-user: expect.is_last_owner",
  );
  expect(failures[0]).toContain("expected 7\n  received true");
});

function file(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

test("the example of the README goes as it says", async () => {
  const [, example] = /```yaml\n(.*?)```/s.exec(file("scenarios/README.md"))!;
  expect((await run(example!)).failures).toEqual([]);
});
