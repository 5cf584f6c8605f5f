import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { readConfigFile } from "../src/cli/config-file.ts";
import { serverOptions } from "../src/cli/options.ts";
import { generateReadme } from "../src/readme.generate.ts";
import { runCommand, startCommand } from "./support/command.ts";
import { COMMAND_FILE } from "./support/command-file.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const OUTPUT = `${ROOT}test/output/readme/`;
const README = readFileSync(`${ROOT}README.md`, "utf8");
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, "utf8")) as {
  scripts: Record<string, string>;
};

/** The blocks of code in a language, as a reader would copy them. */
function blocks(language: string): string[] {
  const fenced = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms");
  return [...README.matchAll(fenced)].map(([, code]) => code!);
}

/** Puts a snippet into a file that finds the package here. */
function writeSnippet(name: string, code: string): string {
  mkdirSync(OUTPUT, { recursive: true });
  const file = `${OUTPUT}${name}`;
  writeFileSync(
    file,
    code.replace(
      /"chat-emulator(?:\/([\w-]+))?"/g,
      (_, entry?: string) =>
        `"${ROOT}src/${entry === undefined ? "" : `${entry}/`}index.ts"`,
    ),
  );
  return file;
}

/** Runs a tool of node_modules; answers what it printed, and how it ended. */
function run(script: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${ROOT}node_modules/${script}`, ...args],
    { cwd: ROOT, encoding: "utf8", env: outsideOfTests(), timeout: 50_000 },
  );
  return { status, output: `${stdout}${stderr}` };
}

/** The environment without what says that a test is running. */
function outsideOfTests(): NodeJS.ProcessEnv {
  const { VITEST: _, NODE_ENV: _environment, ...env } = process.env;
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !name.startsWith("VITEST_")),
  );
}

test("its tables are as they would be made now", async () => {
  expect(await generateReadme(README)).toBe(README);
});

test("the commands of npm are there", () => {
  const lines = blocks("sh").join("\n").split("\n");
  const npm = lines.filter((line) => line.startsWith("npm "));
  expect(npm).toEqual(["npm install && npm start", "npm install && npm test"]);
  expect(Object.keys(scripts)).toEqual(
    expect.arrayContaining(["start", "test"]),
  );
});

describe("the lines with curl answer", () => {
  const lines = blocks("sh")
    .join("\n")
    .split("\n")
    .filter((line) => line.startsWith("curl "));

  test("one after the other", async () => {
    const command = startCommand(["--port", "0"]);
    const url = await command.ready();
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) {
      const sent = line
        .replace("curl ", "curl -sf ")
        .replace("http://127.0.0.1:2428", url);
      const { stdout } = await promisify(execFile)("sh", ["-c", sent]);
      expect(stdout).not.toContain('"error"');
    }
  });
});

test("the line with exec runs its command", async () => {
  const [line] = blocks("sh").filter((code) => code.startsWith("npx "));
  const sent = line!.replace(
    "npx chat-emulator",
    `"${process.execPath}" "${COMMAND_FILE}"`,
  );
  const { stdout } = await promisify(execFile)("sh", ["-c", sent]);
  expect(JSON.parse(stdout)).toMatchObject({ full_name: "Ann Solberg" });
});

describe("the snippets run", () => {
  const snippets = blocks("ts");
  const find = (part: string) =>
    snippets.find((code) => code.includes(part)) ?? "";

  test("in Vitest", () => {
    writeSnippet("snippet.test.ts", find('from "vitest"'));
    const config = writeSnippet(
      "vitest.config.mjs",
      `export default { test: { root: ${JSON.stringify(OUTPUT)}, include: ["snippet.test.ts"] } };`,
    );
    const { status, output } = run("vitest/vitest.mjs", [
      "run",
      "--config",
      config,
    ]);
    expect(output).toContain("1 passed");
    expect(status).toBe(0);
  }, 60_000);

  test("in Playwright", () => {
    writeSnippet("snippet.spec.ts", find("chat-emulator/playwright"));
    const config = writeSnippet(
      "playwright.config.ts",
      'export default { testMatch: "*.spec.ts", reporter: "line" };',
    );
    const { status, output } = run("@playwright/test/cli.js", [
      "test",
      "--config",
      config,
    ]);
    expect(output).toContain("1 passed");
    expect(status).toBe(0);
  }, 60_000);

  test("in Node", () => {
    const file = writeSnippet("snippet.ts", find("chat-emulator/server"));
    const { status, output } = run("tsx/dist/cli.mjs", [file]);
    expect(output).toMatch(/^http:\/\/127\.0\.0\.1:\d+\n$/);
    expect(status).toBe(0);
  }, 60_000);

  test("in the page, as the browser tests load it", () => {
    expect(find("setupWorker")).toBe(
      readFileSync(`${ROOT}test/examples/chat-page/mocks.ts`, "utf8"),
    );
  });

  test("in Vitest with MSW, as it is run with all tests", () => {
    expect(find("setupServer")).toBe(
      readFileSync(`${ROOT}test/examples/vitest/send.test.ts`, "utf8"),
    );
  });

  test("and there are no others", () => {
    expect(snippets).toHaveLength(5);
  });
});

test("the configuration is understood", async () => {
  const file = writeSnippet("chat-emulator.config.yaml", blocks("yaml")[1]!);
  const options = await readConfigFile(
    serverOptions({}),
    dirname(file),
    basename(file),
  );
  expect(Object.fromEntries(options)).toEqual({
    port: 2500,
    fixture: "./fixtures/acme.yaml",
    scenario: ["slow-server"],
    featureLevel: 214,
    strict: true,
    admin: false,
  });
});

test("the scenario passes", async () => {
  const [scenario, config, ...others] = blocks("yaml");
  expect(others).toEqual([]);
  expect(config).toMatch(/^port: /);
  const file = writeSnippet("marking-takes-three-attempts.yaml", scenario!);
  expect(await runCommand(["check", file])).toMatchObject({ code: 0 });
});
