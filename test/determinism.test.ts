import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));

/** Where the platform may be asked for time. */
const MAY_ASK = ["realm/clock.ts"];

const ASKING = [
  /\bnew Date\b/,
  /\bDate\.(?:now|parse|UTC)\b/,
  /\bMath\.random\b/,
  /\bperformance\.(?:now|timeOrigin)\b/,
  /\brandomUUID\b/,
  /\bgetRandomValues\b/,
  /\brandomBytes\b/,
  /\bprocess\.hrtime\b/,
  /\btoLocale\w*String\b/,
  /\bIntl\.\w+\(\)/,
];

/** Code is never made from text: a page may forbid it, and no file from outside may run. */
const EVALUATING = [/\beval\(/, /\bnew Function\b/];

/** Timers hang on the realm's clock; how long a connection is kept is no matter of the realm. */
const MAY_WAIT = [
  "realm/clock.ts",
  "server/start-server.ts",
  "control/feed.ts",
  "cli/watch-scenarios.ts",
  "control/requests.ts",
  "scenario/run-steps.ts",
];
const WAITING = [/\bsetTimeout\(/, /\bsetInterval\(/, /\bsetImmediate\(/];

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter(
    (file) =>
      file.endsWith(".ts") &&
      !file.includes("/generated/") &&
      !/(?:^|[/.])generate(?:-[\w-]+)?\.ts$/.test(file),
  );

test("no file asks the platform for time, chance or a locale", () => {
  expect(linesWith(ASKING, MAY_ASK)).toEqual([]);
});

test("no file makes code from text", () => {
  expect(linesWith(EVALUATING, [])).toEqual([]);
});

test("no file waits by the wall clock", () => {
  expect(linesWith(WAITING, MAY_WAIT)).toEqual([]);
});

function linesWith(
  patterns: readonly RegExp[],
  allowed: readonly string[],
): string[] {
  return files
    .filter((file) => !allowed.includes(file))
    .flatMap((file) =>
      readFileSync(`${SOURCE}${file}`, "utf8")
        .split("\n")
        .map((line, index) => ({ line: line.trim(), at: index + 1 }))
        .filter(
          ({ line }) =>
            !/^(?:\*|\/\/|\/\*)/.test(line) &&
            patterns.some((pattern) => pattern.test(line)),
        )
        .map(({ line, at }) => `src/${file}:${at}: ${line}`),
    );
}
