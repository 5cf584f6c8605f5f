import { describe, expect, test } from "vitest";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import type { Answer } from "../../src/protocol/call.ts";

const emulator = createEmulator({ strict: true });
const LIMITED = (limit: number) => `
name: limited
summary: So many requests a minute.
fixture: duo
with: { server: { rate_limit_per_minute: ${limit} } }
`;

const limitHeaders = ({ headers }: Answer) =>
  ["Limit", "Remaining", "Reset"].map((name) => headers[`X-RateLimit-${name}`]);

describe("a realm with a rate limit", () => {
  test("tells the allowance with every answer, refusals included", async () => {
    const realm = await emulator.createRealm({ scenario: LIMITED(3) });
    const now = realm.clock.seconds();
    const first = await realm.ask({ as: "ann", operationId: "get-own-user" });
    expect(limitHeaders(first)).toEqual(["3", "2", String(now + 60)]);
    const refused = await realm.ask({
      as: "ben",
      operationId: "create-custom-profile-field",
    });
    expect(refused.status).toBe(400);
    expect(limitHeaders(refused)).toEqual(["3", "2", String(now + 60)]);
  });

  test("refuses until the oldest accepted request is a minute old", async () => {
    const realm = await emulator.createRealm({ scenario: LIMITED(2) });
    const ask = () => realm.ask({ as: "ann", operationId: "get-own-user" });
    await ask();
    await realm.clock.advance(10_500);
    await ask();
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers["Retry-After"]).toBe("49.5");
    expect(refused.body).toBe(
      '{"result":"error","msg":"API usage exceeded rate limit","code":"RATE_LIMIT_HIT","retry-after":49.5}\n',
    );
    await realm.clock.advance(49_500);
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });

  test("counts no request whose credentials fail", async () => {
    const realm = await emulator.createRealm({ scenario: LIMITED(1) });
    const wrong = await realm.ask({
      as: "ann",
      key: "x",
      operationId: "get-own-user",
    });
    expect(wrong.status).toBe(401);
    expect(limitHeaders(wrong)).toEqual([undefined, undefined, undefined]);
    expect(
      (await realm.ask({ as: "ann", operationId: "get-own-user" })).status,
    ).toBe(200);
  });

  test("has an allowance of its own for event queues", async () => {
    const realm = await emulator.createRealm({ scenario: LIMITED(2) });
    const { queue_id } = (await realm.as("ann").call("register-queue")) as {
      queue_id: string;
    };
    const poll = () =>
      realm.ask({
        as: "ann",
        operationId: "get-events",
        params: { queue_id, last_event_id: -1, dont_block: true },
      });
    const remaining = [];
    for (let time = 0; time < 2; time++)
      remaining.push(limitHeaders(await poll())[1]);
    expect(remaining).toEqual(["1", "0"]);
    const refused = await poll();
    expect(refused.status).toBe(429);
    expect(refused.headers["Retry-After"]).toBe("30");
    expect(
      (await realm.ask({ as: "ann", operationId: "get-own-user" })).status,
    ).toBe(200);
  });
});

test("a realm without a limit says nothing of one", async () => {
  const realm = await emulator.createRealm({ fixture: "duo" });
  const answer = await realm.ask({ as: "ann", operationId: "get-own-user" });
  expect(limitHeaders(answer)).toEqual([undefined, undefined, undefined]);
});
