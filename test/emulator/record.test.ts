import { expect, test } from "vitest";
import {
  checkScenario,
  formatFailure,
} from "../../src/emulator/check-scenario.ts";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import type { EmulatedRealm } from "../../src/emulator/emulated-realm.ts";
import { parseScenario } from "../../src/scenario/parse.ts";

const onFailure = (failure: unknown) => console.error(failure);

/** Records what was done in a realm and does it again elsewhere; answers both journals. */
async function replay(realm: EmulatedRealm) {
  const text = await realm.record();
  const other = createEmulator({ strict: true, onFailure });
  const { failures, realm: again } = await checkScenario(
    other,
    parseScenario(text, "recorded.yaml"),
  );
  expect(failures.map(formatFailure)).toEqual([]);
  const journals = [realm, again].map(({ journal }) =>
    journal.entries.map(({ operation, status, answer, at, caller }) => ({
      operation,
      status,
      answer,
      at,
      caller,
    })),
  );
  other.close();
  return { text, journals };
}

test("a session replays to the same bytes at the same instants", async () => {
  const emulator = createEmulator({ strict: true, onFailure });
  const realm = await emulator.createRealm({ fixture: "duo", seed: 7 });
  const ann = realm.as("ann");
  await ann.call("register-queue");
  await realm.clock.advance(1234);
  await ann.call("send-message", {
    type: "stream",
    to: "general",
    topic: "costs $user:ben",
    content: "It is $5, or ${now}. $$",
  });
  await ann.call("send-message", { type: "stream", to: "attic" } as never);
  await ann.call("get-own-user", { colour: "green" } as never);
  await realm.clock.advance(600_000);
  await realm
    .as("ben")
    .call("mark-stream-as-read", { stream_id: 1 }, { headers: {} });
  const { text, journals } = await replay(realm);
  expect(journals[1]).toEqual(journals[0]);
  expect(text).toContain("colour: green");
  expect(text).toContain("at: 2024-03-04T09:10:01.234Z");
  emulator.close();
});

test("a poll that waited is held and awaited in the recording", async () => {
  const emulator = createEmulator({ strict: true, onFailure });
  const realm = await emulator.createRealm({ fixture: "duo" });
  const { queue_id } = (await realm.as("ann").call("register-queue")) as {
    queue_id: string;
  };
  const poll = realm.as("ann").call("get-events", {
    queue_id,
    last_event_id: -1,
  } as never);
  await realm.as("ben").call("set-typing-status", {
    op: "start",
    to: [realm.as("ann").user.user_id],
  } as never);
  await poll;
  const second = realm.as("ann").call("get-events", {
    queue_id,
    last_event_id: 0,
  } as never);
  // The poll has begun to wait once the line is free.
  await realm.state.line.run(() => undefined);
  await realm.clock.advance(60_000);
  await second;
  const { text, journals } = await replay(realm);
  expect(journals[1]).toEqual(journals[0]);
  expect(text).toContain("hold: call-2");
  emulator.close();
});

test("rules in force go along with the recording", async () => {
  const emulator = createEmulator({ strict: true, onFailure });
  const realm = await emulator.createRealm({
    scenario: "partial-mark-all-as-read",
  });
  for (let time = 0; time < 3; time++)
    await realm.as("noor").call("mark-all-as-read");
  const { journals } = await replay(realm);
  expect(journals[1]).toEqual(journals[0]);
  emulator.close();
});

test("passwords are named, not told, and failed credentials are left out", async () => {
  const emulator = createEmulator({ strict: true, onFailure });
  const realm = await emulator.createRealm({
    scenario: "error-authentication-failed",
  });
  const username = realm.as("ann").user.delivery_email;
  for (const password of ["two minutes", "my real password"])
    await realm.ask({
      operationId: "fetch-api-key",
      params: { username, password },
    });
  await realm.ask({ as: "ann", key: "x", operationId: "get-own-user" });
  const { text } = await replay(realm);
  expect(text).toContain("$user:ann.password");
  expect(text).not.toContain("my real password");
  expect(text).toMatch(/^# Left out: GET .*\/users\/me, answered with 401/);
  emulator.close();
});
