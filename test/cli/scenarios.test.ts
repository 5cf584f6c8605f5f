import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { runCommand, startCommand } from "../support/command.ts";

// Each run of the command is a process of its own; a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

/** A folder that is removed when the test is over. */
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "chat-emulator-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

const REFUSING = (code: string) => `name: refusing
summary: Messages are refused.
fixture: duo
rules:
  - on: send-message
    then: { error: ${code} }
steps:
  - as: ann
    call: send-message
    with: { type: direct, to: [$user:ben], content: Hello }
    expect: { error: STREAM_DOES_NOT_EXIST }
`;

describe("check", () => {
  test("passes the built-in scenarios that are named", async () => {
    const { code, stdout } = await runCommand(["check", "last-owner"]);
    expect(code).toBe(0);
    expect(stdout).toBe("ok last-owner (4 steps)\n");
  });

  test("ends with 1 and a readable difference when an expectation is not met", async () => {
    const file = join(folder(), "refusing.yaml");
    writeFileSync(file, REFUSING("BAD_REQUEST"));
    const { code, stdout } = await runCommand(["check", file]);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      `fails ${file}\n${file}:11:22: step 1, ann calls send-message: expect.error\n  expected STREAM_DOES_NOT_EXIST\n  received BAD_REQUEST "`,
    );
  });

  test("ends with 2 when a file is broken, and checks the others", async () => {
    const file = join(folder(), "refusing.yaml");
    writeFileSync(file, REFUSING("NO_SUCH_CODE"));
    const { code, stdout } = await runCommand(["check", file, "last-owner"]);
    expect(code).toBe(2);
    expect(stdout).toContain(
      `${file}:6:20: send-message never answers NO_SUCH_CODE; write one of`,
    );
    expect(stdout).toContain("ok last-owner");
    expect(stdout).toContain("2 scenarios, 1 broken");
  });

  test("prints one JSON object with --json", async () => {
    const { stdout } = await runCommand(["check", "--json", "only-user"]);
    expect(JSON.parse(stdout)).toEqual({
      scenarios: [
        { scenario: "only-user", steps: 1, failures: [], mistakes: [] },
      ],
    });
  });
});

test("scenarios lists what is built in, and prints one", async () => {
  const { stdout } = await runCommand(["scenarios"]);
  expect(stdout).toMatch(/^last-owner +The last owner/m);
  const shown = await runCommand(["scenarios", "last-owner"]);
  expect(shown.stdout).toBe(readFileSync("scenarios/last-owner.yaml", "utf8"));
});

test("errors lists the codes with a scenario each", async () => {
  const { stdout } = await runCommand(["errors"]);
  expect(stdout).toMatch(
    /^RATE_LIMIT_HIT +429 +--scenario error-rate-limit-hit$/m,
  );
});

test("errors lists the cases of one code", async () => {
  const one = await runCommand(["errors", "stream_does_not_exist"]);
  expect(one.stdout).toMatch(
    /^send-message +unknown-stream-name +400 +Stream 'nowhere' does not exist$/m,
  );
});

test("errors ends with 2 for a code that there is not", async () => {
  const none = await runCommand(["errors", "RATE_LIMITS_HIT"]);
  expect(none.code).toBe(2);
  expect(none.stderr).toContain("did you mean RATE_LIMIT_HIT?");
});

test("init writes a scenario that passes its own check, once", async () => {
  const path = folder();
  expect((await runCommand(["init", path])).code).toBe(0);
  const file = join(path, "first-scenario.yaml");
  expect((await runCommand(["check", file])).code).toBe(0);
  const again = await runCommand(["init", path]);
  expect(again.code).toBe(2);
  expect(again.stderr).toContain("this file exists");
});

test("init ends with 2 where it cannot write", async () => {
  expect(await runCommand(["init", "package.json"])).toMatchObject({
    code: 2,
    stderr:
      "chat-emulator: package.json: this is a file, not a folder; name another folder\n",
  });
});

describe("--scenario", () => {
  test("starts from where the scenario says, with its rules in force", async () => {
    const command = startCommand([
      "--port",
      "0",
      "--scenario",
      "server-unavailable-then-read-only",
    ]);
    expect(await whoAmI(await command.ready())).toBe(502);
  });

  test("is read again when its file changes; a broken file changes nothing", async () => {
    const file = join(folder(), "answer.yaml");
    const write = (status: number | string) =>
      writeFileSync(
        file,
        `name: answer\nsummary: One answer.\nfixture: duo\nrules:\n  - on: get-own-user\n    then: { reply: { status: ${status} } }\n`,
      );
    write(418);
    const command = startCommand(["--port", "0", "--scenario", file]);
    const url = await command.ready();
    expect(await whoAmI(url)).toBe(418);
    write(503);
    await expect.poll(() => command.stderr).toContain("changed answer: rules");
    expect(await whoAmI(url)).toBe(503);
    write("teapot");
    await expect.poll(() => command.stderr).toContain(`${file}:6:`);
    expect(await whoAmI(url)).toBe(503);
  });

  test("that is broken ends the command with 2", async () => {
    const file = join(folder(), "broken.yaml");
    writeFileSync(file, "name: broken\n");
    const { code, stderr } = await runCommand(["--scenario", file]);
    expect(code).toBe(2);
    expect(stderr).toContain(`${file}:1:1: summary is missing`);
  });
});

test("--export-on-exit writes what --import starts from", async () => {
  const file = join(folder(), "state.json");
  const clock = ["--clock", "2024-05-06T07:08:09Z"];
  const first = startCommand([
    "--port",
    "0",
    "--fixture",
    "duo",
    ...clock,
    "--export-on-exit",
    file,
  ]);
  const url = await first.ready();
  await fetch(`${url}/__admin/realms/duo/calls`, {
    method: "POST",
    body: JSON.stringify({
      as: "ann",
      call: "send-message",
      with: {
        type: "direct",
        to: ["ben@duo.example"],
        content: "Carried over",
      },
    }),
  });
  first.child.kill("SIGTERM");
  expect((await first.ended).code).toBe(0);
  const second = startCommand([
    "--port",
    "0",
    "--fixture",
    "duo",
    ...clock,
    "--import",
    file,
  ]);
  const again = await second.ready();
  const { state } = (await (
    await fetch(`${again}/__admin/realms/duo/snapshot`)
  ).json()) as { state: unknown };
  expect(state).toEqual(JSON.parse(readFileSync(file, "utf8")).state);
  expect(JSON.stringify(state)).toContain("Carried over");
});

test("--import keeps the keys of the realm that was exported", async () => {
  const file = join(folder(), "state.json");
  const start = ["--port", "0", "--fixture", "duo", "--seed", "7"];
  const first = startCommand([...start, "--export-on-exit", file]);
  await first.ready();
  first.child.kill("SIGTERM");
  await first.ended;
  const before = await runCommand(["users", ...start.slice(2)]);
  const after = await runCommand(["users", "--import", file]);
  expect(after).toMatchObject({ code: 0, stdout: before.stdout });
});

/** Status of a request of the realm's first person. */
async function whoAmI(url: string): Promise<number> {
  const { users } = (await (
    await fetch(`${url}/__admin/realms/duo/users`)
  ).json()) as { users: { delivery_email: string; api_key: string }[] };
  const { delivery_email, api_key } = users[0]!;
  const headers = {
    Authorization: `Basic ${btoa(`${delivery_email}:${api_key}`)}`,
  };
  return (await fetch(`${url}/api/v1/users/me`, { headers })).status;
}
