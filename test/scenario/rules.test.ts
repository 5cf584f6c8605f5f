import { describe, expect, test } from "vitest";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import type { EmulatedRealm } from "../../src/emulator/emulated-realm.ts";

const emulator = createEmulator({ strict: true });

/** Sets a rule and makes the same call so many times; 1 where it fired. */
async function pattern(rule: string, calls: number): Promise<string> {
  const realm = await emulator.createRealm({ fixture: "duo" });
  await realm.addFault(
    `{ on: get-own-user, ${rule}, then: { reply: { status: 418 } } }`,
  );
  let fired = "";
  for (let call = 0; call < calls; call++)
    fired += (await statusOf(realm, "ann")) === 418 ? "1" : "0";
  emulator.removeRealm(realm);
  return fired;
}

async function statusOf(realm: EmulatedRealm, as: string): Promise<number> {
  return (await realm.ask({ as, operationId: "get-own-user" })).status;
}

describe("a rule fires", () => {
  test.each([
    ["at most so many times", "times: 2", "11000"],
    ["after so many calls", "after: 2", "00111"],
    ["on each so-many-th call", "every: 2", "01010"],
    ["on all of these together", "after: 1, every: 2, times: 1", "00100"],
  ])("%s", async (_name, rule, expected) => {
    expect(await pattern(rule, 5)).toBe(expected);
  });

  test("by chance on the same calls with the same seed", async () => {
    const first = await pattern("chance: 0.5", 40);
    expect(await pattern("chance: 0.5", 40)).toBe(first);
    expect(first).toContain("1");
    expect(first).toContain("0");
  });

  test("until its time is over", async () => {
    const realm = await emulator.createRealm({ fixture: "duo" });
    await realm.addFault(
      "{ on: '*', ttl: 1m, then: { reply: { status: 418 } } }",
    );
    expect(await statusOf(realm, "ann")).toBe(418);
    await realm.clock.advance(60_000);
    expect(await statusOf(realm, "ann")).toBe(200);
  });
});

describe("a rule looks at a call", () => {
  test.each([
    ["caller: ann", "ann"],
    ["caller: [ann, ben]", "ann ben"],
    ["role: owner", "ann"],
    ["role: [member, guest]", "ben"],
    ["client: Unspecified", "ann ben"],
    ["client: { matches: ^Zulip }", ""],
    ["client: { in: [Unspecified, other] }", "ann ben"],
  ])("when %s", async (when, expected) => {
    const realm = await emulator.createRealm({ fixture: "duo" });
    await realm.addFault(
      `{ on: get-own-user, when: { ${when} }, then: { reply: { status: 418 } } }`,
    );
    const caught: string[] = [];
    for (const handle of ["ann", "ben"])
      if ((await statusOf(realm, handle)) === 418) caught.push(handle);
    expect(caught.join(" ")).toBe(expected);
  });

  test.each([
    ["user_id: $user:ann", true],
    ["user_id: $user:ben", false],
    ["client_gravatar: { absent: false }", true],
    ["include_custom_profile_fields: true", false],
  ])("when params %s", async (params, isCaught) => {
    const realm = await emulator.createRealm({ fixture: "duo" });
    await realm.addFault(
      `{ on: get-user, when: { params: { ${params} } }, then: { reply: { status: 418 } } }`,
    );
    const { status } = await realm.ask({
      as: "ben",
      operationId: "get-user",
      params: { user_id: realm.as("ann").user.user_id },
    });
    expect(status === 418).toBe(isCaught);
  });

  test("when it names one of several queues", async () => {
    const realm = await emulator.createRealm({ fixture: "duo" });
    const ann = realm.as("ann");
    const ids: string[] = [];
    for (let count = 0; count < 2; count++) {
      const answer = await ann.call("register-queue");
      ids.push((answer as { queue_id: string }).queue_id);
    }
    await realm.addFault(
      "{ on: get-events, when: { queue: 2 }, then: { expire-queue: true } }",
    );
    const codes = [];
    for (const queue_id of ids) {
      const answer = await ann.call("get-events", {
        queue_id,
        last_event_id: -1,
        dont_block: true,
      } as never);
      codes.push((answer as { code?: string }).code ?? "ok");
    }
    expect(codes).toEqual(["ok", "BAD_EVENT_QUEUE_ID"]);
  });
});

test("the journal names the rules that fired", async () => {
  const realm = await emulator.createRealm({ scenario: "event-twice" });
  await realm.as("ben").call("send-message", {
    type: "stream",
    to: "general",
    topic: "tea",
    content: "x",
  } as never);
  expect(realm.journal.entries.at(-1)?.rule).toBe("event-twice#1");
});

test("a reset begins a scenario anew", async () => {
  const realm = await emulator.createRealm({
    scenario: "partial-mark-all-as-read",
  });
  const mark = async () =>
    ((await realm.as("noor").call("mark-all-as-read")) as { complete: boolean })
      .complete;
  expect([await mark(), await mark(), await mark()]).toEqual([
    false,
    false,
    true,
  ]);
  await realm.reset();
  expect(await mark()).toBe(false);
});
