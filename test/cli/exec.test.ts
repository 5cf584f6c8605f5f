import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { runCommand, startCommand } from "../support/command.ts";

const EXEC = ["exec", "--fixture", "duo", "--"];
const node = (script: string) => [...EXEC, process.execPath, "-e", script];

test("runs the command with address and credentials in its environment", async () => {
  const script = `
    const { CHAT_EMULATOR_URL: url, CHAT_EMULATOR_EMAIL: email, CHAT_EMULATOR_API_KEY: key } = process.env;
    fetch(url + "/api/v1/users/me", { headers: { Authorization: "Basic " + btoa(email + ":" + key) } })
      .then((response) => response.json())
      .then(({ full_name }) => console.log(full_name));`;
  expect(await runCommand(node(script))).toMatchObject({
    code: 0,
    stdout: "Ann Solberg\n",
    stderr: "",
  });
});

test("writes a zuliprc and removes it", async () => {
  const script = `
    const path = process.env.CHAT_EMULATOR_ZULIPRC;
    console.log(path + "\\n" + require("node:fs").readFileSync(path, "utf8"));`;
  const { stdout } = await runCommand(node(script));
  expect(stdout).toMatch(
    /\[api\]\nemail=ann@duo\.example\nkey=\w{32}\nsite=http:\/\/127\.0\.0\.1:\d+\n/,
  );
  expect(existsSync(stdout.split("\n")[0]!)).toBe(false);
});

test("passes on exit codes, and says which signal ended the command", async () => {
  expect((await runCommand(node("process.exit(7)"))).code).toBe(7);
  const killed = await runCommand(node("process.kill(process.pid, 'SIGKILL')"));
  expect(killed.code).toBe(128 + 9);
});

test("passes on signals and waits for the command", async () => {
  const script = `
    process.on("SIGTERM", () => { console.log("got it"); process.exit(5); });
    console.log("waiting");
    setInterval(() => {}, 1000);`;
  const command = startCommand(node(script));
  await expect
    .poll(() => command.stdout, { timeout: 10_000 })
    .toBe("waiting\n");
  command.child.kill("SIGTERM");
  expect(await command.ended).toMatchObject({
    code: 5,
    stdout: "waiting\ngot it\n",
  });
});

test("leaves the options of the command to it", async () => {
  const { stdout } = await runCommand([
    "exec",
    "--fixture",
    "duo",
    process.execPath,
    "--print",
    "1+1",
  ]);
  expect(stdout).toBe("2\n");
});

test("says when there is no such command", async () => {
  expect(await runCommand([...EXEC, "no-such-command"])).toMatchObject({
    code: 127,
    stderr: "chat-emulator: there is no command 'no-such-command'\n",
  });
});

test("says when the command cannot be run", async () => {
  expect(await runCommand([...EXEC, "./fixtures"])).toMatchObject({
    code: 126,
    stderr: "chat-emulator: the command './fixtures' cannot be run (EACCES)\n",
  });
});
