import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { describe, expect, onTestFinished, test } from "vitest";
import { serverOptions } from "../../src/cli/options.ts";
import { completeOptions } from "../../src/cli/settings.ts";

/** The options of a run with these flags, variables and files. */
async function optionsOf({
  flags = [],
  env = {},
  files = {},
}: {
  flags?: readonly string[];
  env?: Readonly<Record<string, string>>;
  files?: Readonly<Record<string, string>>;
}): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), "chat-emulator-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, name), text);
  const command = new Command();
  for (const option of serverOptions(env)) command.addOption(option);
  command.parse(flags, { from: "user" });
  await completeOptions(command, { env, folder });
  return command.opts();
}

const YAML = "chat-emulator.config.yaml";

describe("a flag comes before a variable, that before the file, that before the default", () => {
  const files = { [YAML]: "port: 1\nseed: file\nhost: localhost\n" };
  const env = { CHAT_EMULATOR_PORT: "2", CHAT_EMULATOR_SEED: "variable" };

  test("where values are given", async () => {
    expect(
      await optionsOf({ flags: ["--port", "3"], env, files }),
    ).toMatchObject({ port: 3, seed: "variable", host: "localhost" });
    expect(await optionsOf({})).toMatchObject({ host: "127.0.0.1" });
  });

  test("where there may be several, which are not added up", async () => {
    const scenarios = {
      env: { CHAT_EMULATOR_SCENARIO: "two,three" },
      files: { [YAML]: "scenario: [four, ./five.yaml]\n" },
    };
    const flags = ["--scenario", "one", "--scenario", "./zero.yaml"];
    expect(await optionsOf({ ...scenarios, flags })).toMatchObject({
      scenario: ["one", "./zero.yaml"],
    });
    expect(await optionsOf(scenarios)).toMatchObject({
      scenario: ["two", "three"],
    });
    expect(await optionsOf({ files: scenarios.files })).toMatchObject({
      scenario: ["four", "./five.yaml"],
    });
  });

  test("where something is turned on or off", async () => {
    const off = { [YAML]: "watch: false\nadmin: false\nstrict: true\n" };
    expect(await optionsOf({ files: off })).toMatchObject({
      watch: false,
      admin: false,
      strict: true,
    });
    const undone = {
      CHAT_EMULATOR_NO_WATCH: "no",
      CHAT_EMULATOR_NO_ADMIN: "0",
      CHAT_EMULATOR_STRICT: "off",
    };
    expect(await optionsOf({ env: undone, files: off })).toMatchObject({
      watch: true,
      admin: true,
      strict: false,
    });
    const flags = ["--no-watch", "--no-admin", "--strict"];
    expect(await optionsOf({ flags, env: undone, files: off })).toMatchObject({
      watch: false,
      admin: false,
      strict: true,
    });
  });
});

test("answers are checked where CI is set, unless something says otherwise", async () => {
  const CI = "true";
  expect(await optionsOf({ env: { CI } })).toMatchObject({ strict: true });
  const off: Record<string, string>[] = [
    { CI, CHAT_EMULATOR_STRICT: "0" },
    { CI, CHAT_EMULATOR_LOOSE: "1" },
  ];
  for (const env of off)
    expect(await optionsOf({ env })).toMatchObject({ strict: false });
  expect(
    await optionsOf({ env: { CI }, files: { [YAML]: "strict: false\n" } }),
  ).toMatchObject({ strict: false });
  expect(await optionsOf({ env: { CI }, flags: ["--loose"] })).toMatchObject({
    strict: false,
  });
});

test("an empty variable counts as none", async () => {
  expect(await optionsOf({ env: { CHAT_EMULATOR_HOST: "" } })).toMatchObject({
    host: "127.0.0.1",
  });
});

describe("the file may be", () => {
  test.each([
    ["YAML", "chat-emulator.config.yaml", "port: 4\nfeature-level: 214\n"],
    ["JSON", "chat-emulator.config.json", '{"port": 4, "feature-level": 214}'],
    [
      "JavaScript",
      "chat-emulator.config.mjs",
      'export default { port: 4, "feature-level": 214 };',
    ],
    ["empty but for a comment", YAML, "# nothing\n"],
  ])("%s", async (_, name, text) => {
    const options = await optionsOf({ files: { [name]: text } });
    if (!text.startsWith("#"))
      expect(options).toMatchObject({ port: 4, featureLevel: 214 });
  });
});

describe("refuses a variable", () => {
  test.each([
    [
      "with a bad value",
      { CHAT_EMULATOR_PORT: "x" },
      "CHAT_EMULATOR_PORT: 'x' is not valid; write a number from 0 to 65535",
    ],
    [
      "that is neither on nor off",
      { CHAT_EMULATOR_QUIET: "maybe" },
      "CHAT_EMULATOR_QUIET: 'maybe' is not valid; write 1, true, yes or on, or else 0, false, no or off",
    ],
    [
      "that is nearly one",
      { CHAT_EMULATOR_PROT: "1" },
      "there is no variable CHAT_EMULATOR_PROT; did you mean CHAT_EMULATOR_PORT?",
    ],
    [
      "that another contradicts",
      { CHAT_EMULATOR_STRICT: "1", CHAT_EMULATOR_LOOSE: "1" },
      "CHAT_EMULATOR_LOOSE and CHAT_EMULATOR_STRICT contradict each other; set one of the two",
    ],
  ])("%s", async (_, env, message) => {
    await expect(optionsOf({ env })).rejects.toThrow(message);
  });

  test("but not one of somebody else", async () => {
    const env = { CHAT_EMULATOR_IMAGE: "node", CHAT_EMULATOR_URL: "http://x" };
    await expect(optionsOf({ env })).resolves.toBeDefined();
  });
});

describe("refuses a file", () => {
  test("with all that is wrong in it, by line", async () => {
    const text = [
      "prot: 1",
      "feature_level: 214",
      "clock: soon",
      "no-admin: true",
      "quiet: 1",
      "scenario: { a: 1 }",
    ].join("\n");
    await expect(optionsOf({ files: { [YAML]: text } })).rejects.toThrow(
      [
        `${YAML}:1:1: unknown key "prot"; write "port"`,
        `${YAML}:2:1: unknown key "feature_level"; write "feature-level"`,
        `${YAML}:3:8: clock: 'soon' is not valid; write 'now' or an instant such as 2024-03-04T09:00:00Z`,
        `${YAML}:4:1: unknown key "no-admin"; write admin: false`,
        `${YAML}:5:8: quiet: 1 is not valid; write true or false`,
        `${YAML}:6:11: scenario: {"a":1} is not valid; write a text`,
      ].join("\n"),
    );
  });

  test.each([
    ["that is not YAML", YAML, "port: [1", `${YAML}:1:9: this is not YAML`],
    ["that holds a list", YAML, "- port", "this is not a configuration file"],
    [
      "that throws",
      "chat-emulator.config.mjs",
      'throw new Error("no");',
      "chat-emulator.config.mjs: this cannot be loaded: Error: no",
    ],
    [
      "that exports nothing",
      "chat-emulator.config.mjs",
      "export const port = 1;",
      "chat-emulator.config.mjs: this exports no configuration; write export default { … }",
    ],
  ])("%s", async (_, name, text, message) => {
    await expect(optionsOf({ files: { [name]: text } })).rejects.toThrow(
      message,
    );
  });

  test("when there is another", async () => {
    const files = { [YAML]: "", "chat-emulator.config.json": "{}" };
    await expect(optionsOf({ files })).rejects.toThrow(
      `there are chat-emulator.config.json and ${YAML}; keep one of the two`,
    );
  });
});
