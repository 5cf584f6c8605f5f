import { expect, test } from "vitest";
import { runCommand } from "../support/command.ts";

test("users lists everybody with the same keys at every run", async () => {
  const args = ["users", "--fixture", "duo"];
  const [first, second] = await Promise.all([
    runCommand(args),
    runCommand(args),
  ]);
  expect(first.stdout).toMatch(
    /^\d+ +ann +Ann Solberg +owner +ann@duo\.example +\w{32}$/m,
  );
  expect(second.stdout).toBe(first.stdout);
});

test("users gives other keys for another seed", async () => {
  expect(await keys("1")).not.toEqual(await keys("2"));
});

test("fixtures lists the built-in realms, the default one first", async () => {
  const { stdout, code } = await runCommand(["fixtures"]);
  expect(code).toBe(0);
  expect(stdout.split("\n")[0]).toMatch(/^lighthouse +\w/);
  const json = await runCommand(["fixtures", "--json"]);
  expect(JSON.parse(json.stdout).fixtures).toContainEqual({
    name: "duo",
    summary: expect.any(String),
  });
});

async function keys(seed: string): Promise<string[]> {
  const args = ["users", "--fixture", "duo", "--seed", seed, "--json"];
  const { stdout } = await runCommand(args);
  const { users } = JSON.parse(stdout) as { users: { api_key: string }[] };
  return users.map(({ api_key }) => api_key);
}
