import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import type { EmulatedRealm } from "../../src/emulator/emulated-realm.ts";
import { credentialsOf } from "../../src/emulator/person.ts";
import { DOORS, type OpenDoor } from "../support/doors.ts";

const emulator = createEmulator({ strict: true });

describe.each(DOORS)("on the wire ($name)", (door) => {
  let opened: OpenDoor;
  let realm: EmulatedRealm;
  beforeAll(async () => {
    realm = await emulator.createRealm({ fixture: "duo" });
    opened = await door.open(emulator);
  });
  afterAll(async () => {
    emulator.removeRealm(realm);
    await opened.close();
  });

  const whoAmI = (signal?: AbortSignal) =>
    opened.transport(
      new Request(`${realm.url}/api/v1/users/me`, {
        headers: {
          Authorization: credentialsOf(realm.state, realm.as("ann").user),
        },
        ...(signal && { signal }),
      }),
    );
  const once = (then: string) =>
    realm.addFault(`{ on: get-own-user, times: 1, then: { ${then} } }`);

  test("a reset connection makes the request fail", async () => {
    await once("network: reset");
    await expect(whoAmI()).rejects.toThrow(TypeError);
    expect((await whoAmI()).status).toBe(200);
  });

  test("a timeout lasts until the client gives up", async () => {
    await once("network: timeout");
    const signal = AbortSignal.timeout(100);
    await expect(whoAmI(signal)).rejects.toThrow(/abort|time|fetch/i);
    expect((await whoAmI()).status).toBe(200);
  });

  test("an empty answer has no body", async () => {
    await once("network: empty");
    const response = await whoAmI();
    expect(await response.text()).toBe("");
  });

  test("a cut-off answer cannot be read to its end", async () => {
    await once("network: truncated");
    const response = await whoAmI();
    await expect(response.json()).rejects.toThrow(/terminated|JSON/);
  });

  test("a rate limit comes with its headers", async () => {
    await once("rate-limit: { retry_after: 1.5 }");
    const { status, headers } = await whoAmI();
    expect(status).toBe(429);
    expect(headers.get("Retry-After")).toBe("1.5");
    expect(headers.get("X-RateLimit-Remaining")).toBe("0");
  });

  test("any reply at all can be made up", async () => {
    await once(
      'reply: { status: 502, headers: { X-Proxy: "yes" }, body: <h1>Bad Gateway</h1> }',
    );
    const response = await whoAmI();
    expect(response.status).toBe(502);
    expect(response.headers.get("X-Proxy")).toBe("yes");
    expect(await response.text()).toBe("<h1>Bad Gateway</h1>");
  });

  test("a delayed answer comes when the realm's clock says so", async () => {
    await once("delay: 3s");
    let answered = false;
    const answer = whoAmI().then((response) => {
      answered = true;
      return response;
    });
    await expect.poll(() => realm.rules?.faults.length).toBe(0);
    await realm.clock.advance(2999);
    expect(answered).toBe(false);
    await realm.clock.advance(1);
    expect((await answer).status).toBe(200);
  });

  test("a reset of the realm breaks the connection of a delayed call", async () => {
    await once("delay: 1h");
    const answer = whoAmI();
    await expect.poll(() => realm.rules?.faults.length).toBe(0);
    await Promise.all([expect(answer).rejects.toThrow(/fetch/), realm.reset()]);
  });

  test.each(["event-first", "response-first"])(
    "one's own event and the answer come in the order %s",
    async (order) => {
      const ann = realm.as("ann");
      const { queue_id } = (await ann.call("register-queue")) as {
        queue_id: string;
      };
      const send = (path: string, init?: RequestInit) =>
        opened.transport(
          new Request(`${realm.url}/api/v1${path}`, {
            ...init,
            headers: { Authorization: credentialsOf(realm.state, ann.user) },
          }),
        );
      await realm.addFault(
        `{ on: send-message, times: 1, then: { order: ${order} } }`,
      );
      const seen: string[] = [];
      const polled = send(`/events?queue_id=${queue_id}&last_event_id=-1`).then(
        () => seen.push("event"),
      );
      await expect
        .poll(() => realm.state.queues.get(queue_id)?.connected)
        .toBe(true);
      const sent = send("/messages", {
        method: "POST",
        body: new URLSearchParams({
          type: "direct",
          to: JSON.stringify([realm.as("ben").user.user_id]),
          content: "Hello",
        }),
      }).then(() => seen.push("response"));
      await Promise.all([polled, sent]);
      expect(seen[0]).toBe(order.split("-")[0]);
    },
  );
});
