import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { runCommand, startCommand } from "../support/command.ts";
import { COMMAND_FILE } from "../support/command-file.ts";

const SMALL = ["--port", "0", "--fixture", "duo"];

test("prints at most a dozen lines, the last of which says that it is ready", async () => {
  const command = startCommand(["--port", "0"]);
  const url = await command.ready();
  const lines = command.stdout.trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(12);
  expect(lines.at(-1)).toBe(`chat-emulator ready at ${url}`);
  for (const role of ["owner", "administrator", "moderator", "member", "guest"])
    expect(command.stdout).toMatch(
      new RegExp(`^  ${role} +\\S+@\\S+ +\\w{32}$`, "m"),
    );
});

test("prints a curl line that answers when pasted", async () => {
  const command = startCommand(SMALL);
  await command.ready();
  const line = /^curl .*$/m.exec(command.stdout)?.[0] ?? "";
  const { stdout } = await promisify(execFile)("sh", ["-c", `${line} -s`]);
  expect(JSON.parse(stdout)).toMatchObject({
    result: "success",
    full_name: "Ann Solberg",
  });
});

test.each<Record<string, string>>([{}, { CI: "true" }])(
  "prints no colours without a terminal: %j",
  async (env) => {
    const command = startCommand(SMALL, { env });
    await command.ready();
    expect(command.stdout).not.toContain("\u001B");
  },
);

test("prints the ready line alone with --quiet", async () => {
  const command = startCommand([...SMALL, "--quiet"]);
  const url = await command.ready();
  expect(command.stdout).toBe(`chat-emulator ready at ${url}\n`);
});

test("prints one JSON object with --json", async () => {
  const command = startCommand([...SMALL, "--json"]);
  const url = await command.ready();
  expect(JSON.parse(command.stdout)).toMatchObject({
    ready: true,
    url,
    realm: "duo",
    users: [
      { role: "owner", handle: "ann" },
      { role: "member", handle: "ben" },
    ],
  });
  expect(command.stdout.trimEnd()).not.toContain("\n");
});

test("takes every option from the environment, flags first", async () => {
  const env = {
    CHAT_EMULATOR_PORT: "0",
    CHAT_EMULATOR_FIXTURE: "solo",
    CHAT_EMULATOR_JSON: "1",
    CHAT_EMULATOR_QUIET: "0",
    CHAT_EMULATOR_CLOCK: "2024-01-02T03:04:05Z",
    CHAT_EMULATOR_ADMIN_TOKEN: "token",
  };
  const command = startCommand(["--fixture", "duo"], { env });
  const url = await command.ready();
  expect(JSON.parse(command.stdout)).toMatchObject({ realm: "duo" });
  const response = await fetch(`${url}/__admin/realms/duo/clock`, {
    headers: { Authorization: "Bearer token" },
  });
  expect(await response.json()).toEqual({
    now: "2024-01-02T03:04:05.000Z",
    running: false,
  });
});

test("starts from a fixture file", async () => {
  const command = startCommand([
    "--port",
    "0",
    "--json",
    "--fixture",
    "fixtures/solo.yaml",
  ]);
  await command.ready();
  expect(JSON.parse(command.stdout)).toMatchObject({ realm: "solo" });
});

describe("stops cleanly, within a second, with a poll open", () => {
  test.each(["SIGINT", "SIGTERM"] as const)("on %s", async (signal) => {
    const command = startCommand([...SMALL, "--json"]);
    const url = await command.ready();
    const [ann] = JSON.parse(command.stdout).users;
    const headers = {
      Authorization: `Basic ${btoa(`${ann.email}:${ann.api_key}`)}`,
    };
    const registered = await fetch(`${url}/api/v1/register`, {
      method: "POST",
      headers,
    });
    const { queue_id } = (await registered.json()) as { queue_id: string };
    const poll = fetch(
      `${url}/api/v1/events?queue_id=${queue_id}&last_event_id=-1`,
      { headers },
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    const asked = process.hrtime.bigint();
    command.child.kill(signal);
    expect(await command.ended).toMatchObject({ code: 0, stderr: "" });
    expect(Number(process.hrtime.bigint() - asked) / 1e6).toBeLessThan(1000);
    expect(await (await poll).json()).toMatchObject({ events: [] });
  });

  test("on a control request", async () => {
    const command = startCommand(SMALL);
    const url = await command.ready();
    await fetch(`${url}/__admin/shutdown`, { method: "POST" });
    expect(await command.ended).toMatchObject({ code: 0, stderr: "" });
  });
});

describe("ends with exit code 2 and one message for", () => {
  test.each([
    ["an unknown option", ["--prot", "1"], /unknown option '--prot'/],
    [
      "an option that is nearly one",
      ["--strcit"],
      /^chat-emulator: unknown option '--strcit'; did you mean --strict\?$/m,
    ],
    [
      "an unknown command",
      ["strat"],
      /^chat-emulator: there is no command 'strat'; did you mean start\?$/m,
    ],
    [
      "options before the command",
      ["--seed", "2", "users"],
      /write them after it: chat-emulator users \[options\]$/m,
    ],
    [
      "a bad port",
      ["--port", "x"],
      /^chat-emulator: --port: 'x' is not valid; write a number from 0 to 65535$/m,
    ],
    ["a bad clock", ["--clock", "x"], /write 'now' or an instant such as/],
    ["a bad latency", ["--latency", "2h"], /write a length of time such as/],
    ["an empty value", ["--admin-token", ""], /write a token/],
    [
      "a place where no state can be written",
      ["--export-on-exit", "no-such-folder/state.json"],
      /^chat-emulator: no-such-folder\/state\.json: there is no such folder; /m,
    ],
    [
      "a snapshot that is none",
      ["--import", "package.json"],
      /^chat-emulator: package\.json: this is not a snapshot of a realm; name a file that --export-on-exit wrote$/m,
    ],
    [
      "an unknown fixture",
      ["--fixture", "lighthous"],
      /^chat-emulator: there is no fixture 'lighthous'; did you mean lighthouse\?$/m,
    ],
    [
      "a file that is not there",
      ["--fixture", "./none.yaml"],
      /^chat-emulator: \.\/none\.yaml: there is no such file; name a YAML file/m,
    ],
    [
      "a file that is no fixture",
      ["--fixture", "package.json"],
      /^chat-emulator: package\.json:2:3: unknown key "name"/m,
    ],
    [
      "a listening address beyond this machine",
      ["--host", "0.0.0.0"],
      /set --admin-token, or turn them off with --no-admin/,
    ],
  ])("%s", async (_, args, message) => {
    const { code, stdout, stderr } = await runCommand(args);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });
});

test("ends with exit code 1 when the port is in use", async () => {
  const first = startCommand(SMALL);
  const { port } = new URL(await first.ready());
  const second = await runCommand(["--port", port, "--fixture", "duo"]);
  expect(second).toMatchObject({ code: 1, stdout: "" });
  expect(second.stderr).toMatch(
    new RegExp(
      `^chat-emulator: port ${port} of 127\\.0\\.0\\.1 is in use; .*--port`,
    ),
  );
});

test("answers later by --latency, but not the control endpoints", async () => {
  const command = startCommand([...SMALL, "--latency", "400ms"]);
  const url = await command.ready();
  const timed = async (path: string) => {
    const from = process.hrtime.bigint();
    await (await fetch(url + path)).text();
    return Number(process.hrtime.bigint() - from) / 1e6;
  };
  await timed("/__admin/health");
  expect(await timed("/api/v1/server_settings")).toBeGreaterThanOrEqual(399);
  expect(await timed("/__admin/health")).toBeLessThan(399);
});

test("says nothing when its output is not read to the end", async () => {
  const line = `"${process.execPath}" "${COMMAND_FILE}" check last-owner only-user server-restart | head -n 1`;
  const { stdout, stderr } = await promisify(execFile)("sh", ["-c", line]);
  expect({ stdout, stderr }).toEqual({
    stdout: "ok last-owner (4 steps)\n",
    stderr: "",
  });
});
