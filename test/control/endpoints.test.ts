import { afterAll, describe, expect, test } from "vitest";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import { startServer } from "../../src/server/start-server.ts";
import { controlClient } from "../support/control-client.ts";

const failures: unknown[] = [];
const emulator = createEmulator({
  strict: true,
  onFailure: (failure) => failures.push(failure),
});
const { url, ...server } = await startServer(emulator, { port: 0 });
const control = controlClient(url);
await emulator.createRealm({ fixture: "duo", name: "duo" });
const DUO = "/realms/duo";
afterAll(async () => {
  await server.close();
  emulator.close();
  expect(failures).toEqual([]);
});

/** What a refused request is told; the realm's state is as it was. */
async function refusal(method: string, path: string, body?: unknown) {
  const before = (await control("GET", `${DUO}/snapshot`)).body;
  const answer = await control(method, path, body);
  expect((await control("GET", `${DUO}/snapshot`)).body).toEqual(before);
  return `${answer.status} ${answer.body?.message}`;
}

describe("names of the query string that are not known are refused", () => {
  test.each([
    [
      "POST",
      `${DUO}/reset?kep=requests`,
      "400 There is no parameter 'kep' here; known are keep",
    ],
    [
      "GET",
      `${DUO}/requests/count?limit=3`,
      /^400 There is no parameter 'limit' here; known are operation, /,
    ],
    [
      "GET",
      `${DUO}/state/users?after=3`,
      "400 There is no parameter 'after' here; known are limit, before",
    ],
    [
      "GET",
      "/realms?name=duo",
      "400 There is no parameter 'name' here; none is known",
    ],
  ])("%s %s", async (method, path, message) => {
    expect(await refusal(method, path)).toMatch(message);
  });
});

describe("the clock stays within the years that can be written", () => {
  test.each([{ advance: 1e300 }, { advance: "99999y" }])("%j", async (body) => {
    expect(await refusal("PATCH", `${DUO}/clock`, body)).toBe(
      "400 the clock cannot be moved there; stay within the years 0 to 9999",
    );
  });
});

describe("calls", () => {
  test("need what their path is made of", async () => {
    expect(
      await refusal("POST", `${DUO}/calls`, { as: "ann", call: "get-user" }),
    ).toBe(
      "400 get-user needs 'user_id', which is a part of its path; give user_id",
    );
  });

  test("need an operation that there is", async () => {
    const call = "send-mesage";
    expect(await refusal("POST", `${DUO}/calls`, { call })).toBe(
      "400 there is no operation 'send-mesage'; did you mean send-message?",
    );
    expect(await refusal("POST", `${DUO}/calls`, {})).toBe(
      "400 'call' is missing",
    );
  });

  test("need somebody whom there is", async () => {
    expect(
      await refusal("POST", `${DUO}/calls`, {
        as: "zoe",
        call: "get-own-user",
      }),
    ).toBe("400 realm duo has nobody called 'zoe'; there are ann, ben");
  });

  test("answer what the interface refuses with its status", async () => {
    const { status, body } = await control("POST", `${DUO}/calls`, {
      as: "ben",
      call: "send-message",
    });
    expect({ status, code: body.code }).toEqual({
      status: 400,
      code: "REQUEST_VARIABLE_MISSING",
    });
  });
});

describe("snapshots", () => {
  test("are kept, shown, gone back to and forgotten", async () => {
    expect((await control("PUT", `${DUO}/snapshots/before`)).status).toBe(204);
    await control("POST", `${DUO}/calls`, {
      as: "ann",
      call: "deactivate-user",
      with: { user_id: 5 },
    });
    const activeOf = async () =>
      (await control("GET", `${DUO}/users`)).body.users.map(
        ({ is_active }: { is_active: boolean }) => is_active,
      );
    expect(await activeOf()).toEqual([true, false]);
    expect((await control("POST", `${DUO}/snapshots/before`)).status).toBe(204);
    expect(await activeOf()).toEqual([true, true]);
    const { body: kept } = await control("GET", `${DUO}/snapshots/before`);
    expect(kept).toEqual((await control("GET", `${DUO}/snapshot`)).body);
    expect((await control("GET", `${DUO}/snapshots`)).body).toEqual({
      snapshots: [{ name: "before", clock: kept.clock }],
    });
    expect((await control("DELETE", `${DUO}/snapshots/before`)).status).toBe(
      204,
    );
    expect(await refusal("POST", `${DUO}/snapshots/before`)).toBe(
      "404 No snapshot is kept here; PUT one first",
    );
  });

  test.each([
    [{}, /^400 this is not a snapshot of a realm; /],
    [
      { clock: "2024-03-04T09:00:00Z", state: { version: 99 } },
      /^400 the snapshot has the form 99, this version of chat-emulator reads \d+; make it anew$/,
    ],
    [
      { clock: "2024-03-04T09:00:00Z", state: { version: 1, records: 5 } },
      /^400 records: Invalid input: expected record, received number\ncopies: .*expected array/,
    ],
  ])("that are none are refused: %j", async (body, message) => {
    expect(await refusal("PUT", `${DUO}/snapshot`, body)).toMatch(message);
  });

  test("name the records that do not fit, but not without end", async () => {
    const { body } = await control("GET", `${DUO}/snapshot`);
    const records = {
      ...body.state.records,
      streams: Array.from({ length: 50 }, () => ({})),
    };
    const broken = { ...body, state: { ...body.state, records } };
    const { status, body: refused } = await control(
      "PUT",
      `${DUO}/snapshot`,
      broken,
    );
    expect(status).toBe(400);
    expect(refused.mistakes).toHaveLength(21);
    expect(refused.mistakes[0].message).toMatch(/^records\.streams\.0\./);
    expect(refused.mistakes[20].message).toMatch(/^and \d+ more$/);
  });
});

describe("scenarios", () => {
  test("may come as JSON", async () => {
    const { status, body } = await control(
      "PUT",
      `${DUO}/scenario`,
      '{"name":"mine","summary":"Sending fails.","rules":[{"on":"send-message","then":{"error":"BAD_REQUEST"}}]}',
    );
    expect({ status, name: body.name }).toEqual({ status: 200, name: "mine" });
    await control("DELETE", `${DUO}/scenario`);
  });

  test.each([
    [
      { name: "last-ownr" },
      "400 there is no scenario 'last-ownr'; did you mean last-owner?",
    ],
    [{ nam: "x" }, "400 There is no field 'nam'; known are name, text, reset"],
    ["{ name: x", /^400 1:\d+: this is not YAML/],
    ["", /^400 1:1: this is not a scenario; write name:/],
    [{ name: "x", summary: "y", rules: [{}] }, /^400 1:\d+: /],
  ])("that are none are refused: %j", async (body, message) => {
    expect(await refusal("PUT", `${DUO}/scenario`, body)).toMatch(message);
  });

  test("that are not there are not found", async () => {
    expect(await refusal("GET", "/scenarios/last-ownr")).toBe(
      "404 there is no scenario 'last-ownr'; did you mean last-owner?",
    );
  });
});

test("the head of the feed comes without its end", async () => {
  const { status, headers } = await control("HEAD", `${DUO}/feed`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/event-stream");
});

test("a wrong method is told the right ones", async () => {
  const { status, headers } = await control("PUT", `${DUO}/clock`);
  expect({ status, allow: headers.get("Allow") }).toEqual({
    status: 405,
    allow: "GET, PATCH",
  });
});

test("what is in a realm is shown as it is described", async () => {
  const registered = await control("POST", `${DUO}/calls`, {
    as: "ann",
    call: "register-queue",
    with: { event_types: ["message"] },
  });
  expect(registered.status).toBe(200);
  const { body } = await control("GET", `${DUO}/queues`);
  expect(body.queues).toMatchObject([
    { queue_id: registered.body.queue_id, user: "ann", polled: false },
  ]);
  const { body: state } = await control("GET", `${DUO}/state`);
  for (const { name } of state.collections)
    expect((await control("GET", `${DUO}/state/${name}?limit=1`)).status).toBe(
      200,
    );
  await control("POST", `${DUO}/faults`, "{ on: '*', then: { delay: 1ms } }");
  expect((await control("GET", `${DUO}/faults`)).body.faults).toHaveLength(1);
  expect((await control("DELETE", `${DUO}/faults/1`)).status).toBe(204);
  for (const path of ["/scenarios", "/fixtures", "/realms", `${DUO}/scenario`])
    expect((await control("GET", path)).status).toBe(200);
  expect((await control("GET", `${DUO}/requests.yaml`)).body).toContain(
    "call: register-queue",
  );
  const waited = await control(
    "GET",
    `${DUO}/requests/wait?count=99&timeout=0s`,
  );
  expect(waited).toMatchObject({ status: 408, body: { error: "TIMEOUT" } });
});
