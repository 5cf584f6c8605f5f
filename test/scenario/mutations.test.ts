import { expect, test } from "vitest";
import { isMap, isScalar, isSeq, parseDocument, type Scalar } from "yaml";
import { checkScenario } from "../../src/emulator/check-scenario.ts";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import { LIBRARY } from "../../src/scenario/generated/library.ts";
import { parseScenario } from "../../src/scenario/parse.ts";
import { UsageError } from "../../src/usage-error.ts";

/** Where steps say what they expect. */
const EXPECTING = ["expect", "status", "headers", "network", "state"];

const emulator = createEmulator();

test.for(LIBRARY)(
  "$name fails by line when any value that it expects is changed",
  { timeout: 60_000 },
  async ({ text }) => {
    const values = expectedValues(text);
    for (const { range, value } of values) {
      const changed =
        text.slice(0, range![0]) + otherThan(value) + text.slice(range![1]);
      const line = text.slice(0, range![0]).split("\n").length;
      const lines = await failingLines(changed);
      expect(
        lines.some((failing) => failing <= line && failing > line - 8),
        `line ${line}, ${String(value)} → ${otherThan(value)}: ${lines.join()}`,
      ).toBe(true);
    }
  },
);

/** Every scalar under what the steps expect. */
function expectedValues(text: string): Scalar[] {
  const found: Scalar[] = [];
  const collect = (node: unknown) => {
    if (isScalar(node)) found.push(node);
    if (isSeq(node)) node.items.forEach(collect);
    if (isMap(node)) for (const { value } of node.items) collect(value);
  };
  const steps = parseDocument(text).get("steps");
  if (isSeq(steps))
    for (const step of steps.items)
      if (isMap(step))
        for (const { key, value } of step.items)
          if (EXPECTING.includes(String(key))) collect(value);
  return found;
}

function otherThan(value: unknown): string {
  if (typeof value === "boolean") return String(!value);
  if (typeof value === "number") return String(value + 1);
  return `"not ${String(value).replace(/\W+/g, " ")}"`;
}

/** The lines named by what goes wrong: a failed expectation, or a mistake in the file. */
async function failingLines(text: string): Promise<number[]> {
  try {
    const { failures, realm } = await checkScenario(
      emulator,
      parseScenario(text),
    );
    emulator.removeRealm(realm);
    return failures.map(({ place }) => place.line ?? 0);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return error.mistakes.map(({ line }) => line ?? 0);
  }
}
