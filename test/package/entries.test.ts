import {
  execFile,
  execFileSync,
  spawn,
  type ChildProcess,
  type SpawnOptions,
} from "node:child_process";
import { createInterface } from "node:readline";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, inject, test } from "vitest";
import { findNode24 } from "../support/node-24.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const project = inject("project");
const run = promisify(execFile);

/** What each entry exports at run time; types are in `consumer.ts`. */
const EXPORTS = {
  "chat-emulator": [
    "ApiError",
    "UsageError",
    "checkScenario",
    "createEmulator",
    "formatFailure",
  ],
  "chat-emulator/server": ["createApp", "startServer"],
  "chat-emulator/msw": ["createHandlers"],
  "chat-emulator/playwright": ["expect", "test"],
};

const NODES = [
  ["Node 20", () => process.execPath],
  ["Node 24", findNode24],
] as const;

describe.each(NODES)("in %s", (name, find) => {
  const node = find();

  test("the version is the one that is meant", async () => {
    const { stdout } = await run(node, ["-p", "process.version"]);
    expect(stdout).toContain(name.replace("Node ", "v"));
  });

  test.each(Object.entries(EXPORTS))("%s exports %j", async (entry, names) => {
    const script = `console.log(JSON.stringify(Object.keys(await import("${entry}")).sort()))`;
    const { stdout } = await run(
      node,
      ["--input-type=module", "--eval", script],
      { cwd: project },
    );
    expect(JSON.parse(stdout)).toEqual(names);
  });

  test("a realm answers without a server", async () => {
    const script = `
      import { createEmulator } from "chat-emulator";
      const realm = await createEmulator().createRealm();
      const answer = await realm.as("noor").call("get-own-user");
      console.log(answer.full_name);`;
    const { stdout } = await run(
      node,
      ["--input-type=module", "--eval", script],
      { cwd: project },
    );
    expect(stdout).toContain("Noor");
  });

  test("the command starts, answers and stops", async () => {
    const command = join(project, "node_modules/chat-emulator/dist/command.js");
    await expectToServe(spawn(node, [command, "--port", "0"], PIPED));
  });
});

const PIPED: SpawnOptions = {
  cwd: project,
  stdio: ["ignore", "pipe", "inherit"],
};

test("npx starts it", async () => {
  await expectToServe(spawn("npx", ["chat-emulator", "--port", "0"], PIPED));
});

async function expectToServe(child: ChildProcess): Promise<void> {
  const ended = new Promise<number | null>((resolve) =>
    child.once("exit", resolve),
  );
  let url: string | undefined;
  for await (const line of createInterface({ input: child.stdout! })) {
    url = /^chat-emulator ready at (\S+)$/.exec(line)?.[1];
    if (url !== undefined) break;
  }
  const health = await fetch(`${url}/__admin/health`);
  expect(await health.json()).toMatchObject({ status: "ok", realms: 1 });
  await fetch(`${url}/__admin/shutdown`, { method: "POST" });
  expect(await ended).toBe(0);
}

test("the types are those that a strict program needs", async () => {
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: "es2022",
    lib: ["es2023", "dom"],
    types: [],
  };
  const file = fileURLToPath(new URL("consumer.ts", import.meta.url));
  execFileSync("cp", [file, join(project, "consumer.ts")]);
  const nodeNext = { module: "nodenext", moduleResolution: "nodenext" };
  for (const setting of [
    nodeNext,
    { module: "esnext", moduleResolution: "bundler" },
    // Declarations are checked too: none needs types that nobody installs.
    {
      ...nodeNext,
      skipLibCheck: false,
      types: ["node"],
      lib: [...options.lib, "dom.iterable"],
    },
  ]) {
    writeFileSync(
      join(project, "tsconfig.json"),
      JSON.stringify({
        files: ["consumer.ts"],
        compilerOptions: { ...options, ...setting },
      }),
    );
    const tsc = join(project, "node_modules/typescript/bin/tsc");
    const { stdout } = await run(process.execPath, [tsc], {
      cwd: project,
    }).catch((error: { stdout: string }) => error);
    expect(stdout).toBe("");
  }
});

test("publint finds nothing", async () => {
  const pkgDir = join(project, "node_modules/chat-emulator");
  const { messages, pkg } = await publint({ pkgDir, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test("attw finds nothing", async () => {
  const tarball = readdirSync(project).find((file) => file.endsWith(".tgz"))!;
  const attw = `${ROOT}node_modules/@arethetypeswrong/cli/dist/index.js`;
  const { stdout } = await run(process.execPath, [
    attw,
    join(project, tarball),
    "--profile",
    "esm-only",
    "--exclude-entrypoints",
    "openapi.yaml",
    "control.yaml",
    "--format",
    "ascii",
  ]);
  // attw ends with an error when it finds a problem; what it prints shows that it looked at every entry.
  const verdicts = stdout
    .split("\n")
    .filter((line) => /^(?:node|bundler)/.test(line))
    .filter((line) => !line.includes("(ignored)"));
  expect(verdicts.length).toBeGreaterThanOrEqual(2 * 4);
  expect(verdicts.filter((line) => !line.includes("🟢"))).toEqual([]);
});
