import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findNode24 } from "./support/node-24.ts";

/**
 * Runs every suite, then says how many tests passed and failed in all: `N passed, N failed`. Arguments narrow down the
 * suite of unit and contract tests, and leave out the browser.
 */
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OUTPUT = `${ROOT}test/output/`;
const CONFIGS = {
  unit: "vitest.config.ts",
  coverage: "coverage.config.ts",
  "msw-3": "msw/msw-3.config.ts",
  package: "package/vitest.config.ts",
};
const only = process.argv.slice(2);

interface Total {
  readonly passed: number;
  readonly failed: number;
}

mkdirSync(OUTPUT, { recursive: true });
const totals =
  only.length === 0 ? runAll() : [runVitest("unit", { args: only })];
const all = totals.reduce((sum, total) => ({
  passed: sum.passed + total.passed,
  failed: sum.failed + total.failed,
}));
console.log(`${all.passed} passed, ${all.failed} failed`);
process.exitCode = all.failed === 0 && all.passed > 0 ? 0 : 1;

/** What is covered shows when all others ran: they leave behind what they received. */
function runAll(): Total[] {
  rmSync(`${OUTPUT}provoked`, { recursive: true, force: true });
  return [
    runVitest("unit"),
    runVitest("coverage"),
    // MSW 3 needs a newer Node than all else.
    runVitest("msw-3", { node: findNode24() }),
    runVitest("package"),
    runPlaywright(),
  ];
}

function runVitest(
  suite: keyof typeof CONFIGS,
  {
    args = [],
    node = process.execPath,
  }: { args?: readonly string[]; node?: string } = {},
): Total {
  const file = `${OUTPUT}${suite}.json`;
  const ok = run(node, file, [
    "vitest/vitest.mjs",
    "run",
    "--config",
    `test/${CONFIGS[suite]}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...args,
  ]);
  const report = read(file) as
    { numPassedTests: number; numFailedTests: number } | undefined;
  return atLeastOneFailure(ok, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
  });
}

function runPlaywright(): Total {
  const file = `${OUTPUT}browser.json`;
  const ok = run(process.execPath, file, [
    "@playwright/test/cli.js",
    "test",
    "--config",
    "test/browser/playwright.config.ts",
  ]);
  const report = read(file) as
    | { stats: { expected: number; flaky: number; unexpected: number } }
    | undefined;
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return atLeastOneFailure(ok, {
    passed: expected,
    failed: unexpected + flaky,
  });
}

/** Runs a tool of node_modules; answers whether it was content. */
function run(
  node: string,
  report: string,
  [script, ...args]: string[],
): boolean {
  rmSync(report, { force: true });
  const { status } = spawnSync(
    node,
    [`${ROOT}node_modules/${script}`, ...args],
    { cwd: ROOT, stdio: "inherit" },
  );
  return status === 0;
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** A suite that could not be loaded has no failed test, but has failed. */
function atLeastOneFailure(ok: boolean, { passed, failed }: Total): Total {
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}
