import { afterAll, describe, expect, test } from "vitest";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import type { EmulatedRealm } from "../../src/emulator/emulated-realm.ts";
import { credentialsOf } from "../../src/emulator/person.ts";
import { controlClient } from "../support/control-client.ts";
import { startServer } from "../../src/server/start-server.ts";

const emulator = createEmulator({
  strict: true,
  onFailure: (failure) => console.error(failure),
});
const server = await startServer(emulator, { port: 0 });
const { url } = server;
afterAll(async () => {
  await server.close();
  emulator.close();
});

const control = controlClient(url);

/** A request of a client. */
async function api(
  realm: EmulatedRealm,
  handle: string,
  method: string,
  path: string,
  fields: Record<string, string> = {},
) {
  const query = method === "GET" ? `?${new URLSearchParams(fields)}` : "";
  const response = await fetch(`${realm.url}/api/v1${path}${query}`, {
    method,
    headers: {
      Authorization: credentialsOf(realm.state, realm.as(handle).user),
    },
    ...(method !== "GET" && { body: new URLSearchParams(fields) }),
  });
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  return { status: response.status, body: (await response.json()) as any };
}

const duo = () => emulator.createRealm({ fixture: "duo" });
const send = (realm: EmulatedRealm, handle: string, content: string) =>
  api(realm, handle, "POST", "/messages", {
    type: "stream",
    to: "general",
    topic: "tea",
    content,
  });

describe("scenarios", () => {
  test("are listed and shown as written", async () => {
    const { body } = await control("GET", "/scenarios");
    expect(body.scenarios).toContainEqual({
      name: "last-owner",
      group: "moments",
      summary: expect.any(String),
    });
    const { body: text } = await control("GET", "/scenarios/last-owner");
    expect(text).toContain("name: last-owner");
    expect((await control("GET", "/scenarios/lost-owner")).body).toMatchObject({
      error: "NO_SUCH_SCENARIO",
      message: expect.stringContaining("did you mean last-owner?"),
    });
  });

  test("take effect for a client that holds a long poll", async () => {
    const realm = await duo();
    const { body } = await api(realm, "ann", "POST", "/register");
    const poll = api(realm, "ann", "GET", "/events", {
      queue_id: body.queue_id,
      last_event_id: "-1",
    });
    const { body: applied } = await control(
      "PUT",
      `/realms/${realm.name}/scenario`,
      "name: twice\nsummary: All twice.\nrules:\n  - on: send-message\n    then: { duplicate-event: message }\n",
    );
    expect(applied).toMatchObject({ name: "twice", reset: false });
    await send(realm, "ben", "Once is enough");
    expect((await poll).body.events).toMatchObject([{ type: "message" }]);
    const rest = await api(realm, "ann", "GET", "/events", {
      queue_id: body.queue_id,
      last_event_id: "0",
      dont_block: "true",
    });
    expect(rest.body.events).toMatchObject([{ type: "message", id: 1 }]);
  });

  test("that start from elsewhere put the realm back; held polls end", async () => {
    const realm = await duo();
    await send(realm, "ann", "Gone soon");
    const { body } = await api(realm, "ann", "POST", "/register");
    const poll = api(realm, "ann", "GET", "/events", {
      queue_id: body.queue_id,
      last_event_id: "-1",
    });
    const { body: applied } = await control(
      "PUT",
      `/realms/${realm.name}/scenario`,
      { name: "only-user" },
    );
    expect(applied).toMatchObject({ name: "only-user", reset: true });
    expect((await poll).body.events).toEqual([]);
    expect(realm.users.map(({ handle }) => handle)).toEqual(["ann"]);
  });

  test("have states that can be set", async () => {
    const realm = await emulator.createRealm({
      scenario: "server-unavailable-then-read-only",
    });
    const path = `/realms/${realm.name}/scenario`;
    expect((await control("GET", path)).body).toMatchObject({
      state: "unavailable",
      states: ["unavailable", "read-only", "recovered"],
    });
    const put = await control("PUT", `${path}/state`, { state: "read-only" });
    expect(put.body).toMatchObject({ state: "read-only" });
    expect((await send(realm, "ann", "hi")).status).toBe(503);
    const wrong = await control("PUT", `${path}/state`, { state: "gone" });
    expect(wrong).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining("read-only") },
    });
    await control("DELETE", path);
    expect((await control("GET", path)).body).toEqual({ name: null });
    expect((await send(realm, "ann", "hi")).status).toBe(200);
  });

  test("that are wrong are refused with all mistakes and change nothing", async () => {
    const realm = await duo();
    const { status, body } = await control(
      "PUT",
      `/realms/${realm.name}/scenario`,
      "name: x\nsummary: y\nrules:\n  - on: fly\n    then: { delay: x }\n",
    );
    expect(status).toBe(400);
    expect(body.error).toBe("BAD_SCENARIO");
    expect(body.mistakes.map(({ line }: { line: number }) => line)).toEqual([
      5,
    ]);
    expect(realm.rules).toBeUndefined();
  });

  test("are in force from the start of a realm that is made with one", async () => {
    const { status, body } = await control("POST", "/realms", {
      name: "alone",
      scenario: "only-user",
    });
    expect(status).toBe(201);
    expect(body.users).toHaveLength(1);
  });
});

describe("faults", () => {
  test("end by themselves", async () => {
    const realm = await duo();
    const path = `/realms/${realm.name}/faults`;
    const { status, body } = await control("POST", path, {
      on: "send-message",
      times: 2,
      // eslint-disable-next-line unicorn/no-thenable
      then: { error: "STREAM_DOES_NOT_EXIST" },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: 1, on: "send-message", fired: 0 });
    for (const expected of [400, 400, 200])
      expect((await send(realm, "ann", "hi")).status).toBe(expected);
    expect((await control("GET", path)).body).toEqual({ faults: [] });
  });

  test("end after a time, or when they are removed", async () => {
    const realm = await duo();
    const path = `/realms/${realm.name}/faults`;
    const fault =
      "on: '*'\nttl: 10s\nthen: { reply: { status: 502, body: {} } }";
    await control("POST", path, fault);
    expect((await send(realm, "ann", "hi")).status).toBe(502);
    await realm.clock.advance(10_000);
    expect((await send(realm, "ann", "hi")).status).toBe(200);
    await control("POST", path, fault);
    expect((await control("DELETE", `${path}/2`)).status).toBe(204);
    expect((await control("DELETE", `${path}/2`)).status).toBe(404);
    expect((await send(realm, "ann", "hi")).status).toBe(200);
  });

  test("that are wrong are refused", async () => {
    const realm = await duo();
    const { status, body } = await control(
      "POST",
      `/realms/${realm.name}/faults`,
      { on: "send-message", when: { caller: "nobody-here" } },
    );
    expect(status).toBe(400);
    expect(body.error).toBe("BAD_RULE");
  });
});

describe("snapshots", () => {
  test("put a realm back exactly", async () => {
    const realm = await duo();
    await send(realm, "ann", "Kept");
    const path = `/realms/${realm.name}/snapshot`;
    const { body: snapshot } = await control("GET", path);
    await send(realm, "ann", "Gone");
    await realm.clock.advance(1000);
    expect((await control("PUT", path, snapshot)).status).toBe(204);
    expect((await control("GET", path)).body).toEqual(snapshot);
    const broken = { ...snapshot, state: { version: 1 } };
    expect((await control("PUT", path, broken)).body.error).toBe(
      "BAD_SNAPSHOT",
    );
    expect((await control("GET", path)).body).toEqual(snapshot);
  });

  test("are kept by name", async () => {
    const realm = await duo();
    const path = `/realms/${realm.name}/snapshots`;
    await send(realm, "ann", "Kept");
    expect((await control("PUT", `${path}/before`)).status).toBe(204);
    const { body: before } = await control("GET", `${path}/before`);
    await send(realm, "ann", "Gone");
    expect((await control("GET", path)).body.snapshots).toEqual([
      { name: "before", clock: "2024-03-04T09:00:00.000Z" },
    ]);
    expect((await control("POST", `${path}/before`)).status).toBe(204);
    expect(await realm.snapshot()).toEqual(before);
    expect((await control("DELETE", `${path}/before`)).status).toBe(204);
    expect((await control("POST", `${path}/before`)).status).toBe(404);
  });
});

describe("requests", () => {
  test("are waited for", async () => {
    const realm = await duo();
    const path = `/realms/${realm.name}/requests/wait?operation=send-message`;
    const waiting = control("GET", `${path}&count=2&timeout=5s`);
    await send(realm, "ann", "One");
    await send(realm, "ann", "Two");
    expect((await waiting).body.matching).toBe(2);
    expect(await control("GET", `${path}&count=3&timeout=50ms`)).toMatchObject({
      status: 408,
      body: { error: "TIMEOUT" },
    });
  });

  test("are recorded as a scenario", async () => {
    const realm = await duo();
    await send(realm, "ann", "One");
    const { body } = await control(
      "GET",
      `/realms/${realm.name}/requests.yaml`,
    );
    expect(body).toContain("call: send-message");
  });
});

describe("a realm's inside", () => {
  test("is acted on as somebody", async () => {
    const realm = await duo();
    const path = `/realms/${realm.name}/calls`;
    expect(
      await control("POST", path, {
        as: "ben",
        call: "get-user",
        with: { user_id: realm.as("ann").user.user_id },
      }),
    ).toMatchObject({
      status: 200,
      body: { user: { full_name: "Ann Solberg" } },
    });
    expect(
      await control("POST", path, { as: "ben", call: "deactivate-usr" }),
    ).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("deactivate-user") },
    });
    expect(
      await control("POST", path, { as: "bob", call: "get-own-user" }),
    ).toMatchObject({ status: 400, body: { error: "NO_SUCH_USER" } });
  });

  test("is shown: records and queues", async () => {
    const realm = await duo();
    await api(realm, "ann", "POST", "/register");
    const path = `/realms/${realm.name}`;
    const { body } = await control("GET", `${path}/state/users?limit=1`);
    expect(body).toMatchObject({ records: [{ handle: "ben" }] });
    expect((await control("GET", `${path}/state/cats`)).status).toBe(404);
    expect((await control("GET", `${path}/queues`)).body.queues).toMatchObject([
      { user: "ann", last_event_id: -1, events: [] },
    ]);
  });

  test("is followed as server-sent events", async () => {
    const realm = await duo();
    await api(realm, "ann", "POST", "/register");
    const response = await fetch(`${url}/__admin/realms/${realm.name}/feed`);
    const reader = response
      .body!.pipeThrough(new TextDecoderStream())
      .getReader();
    let text = "";
    const until = async (part: string) => {
      while (!text.includes(part)) text += (await reader.read()).value ?? "";
    };
    await until("event: scenario");
    await send(realm, "ben", "Hello feed");
    await until("event: event");
    await until("event: call");
    expect(text).toContain("Hello feed");
    await realm.clock.advance(1000);
    await until("09:00:01");
    await realm.use("server-unavailable-then-read-only");
    await until('"state":"unavailable"');
    await realm.clock.advance(30_000);
    await until('"state":"read-only"');
    emulator.removeRealm(realm);
    expect((await reader.read()).done).toBe(true);
  });
});
