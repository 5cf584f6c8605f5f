import { describe, expect, test } from "vitest";
import { PACKAGE_VERSION } from "../../src/version.ts";
import { controlClient } from "../support/control-client.ts";
import { serveHarbor } from "../support/serve.ts";

const { emulator, url, fetch: send, realm } = await serveHarbor();

const control = controlClient(url);

describe("health", () => {
  test("says that all is well", async () => {
    expect(await control("GET", "/health")).toMatchObject({
      status: 200,
      body: {
        status: "ok",
        version: PACKAGE_VERSION,
        uptime_seconds: expect.any(Number),
        operations: expect.any(Number),
        realms: emulator.realms.size,
      },
    });
  });

  test("answers HEAD without a body", async () => {
    const { status, body } = await control("HEAD", "/health");
    expect({ status, body }).toEqual({ status: 200, body: undefined });
  });
});

describe("realms", () => {
  test("are made, listed, shown and removed", async () => {
    const made = await control("POST", "/realms", {
      name: "made",
      fixture: "harbor",
      seed: 7,
      clock: "2024-05-06T07:08:09Z",
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: "made",
      url: `${url}/realms/made`,
    });
    expect(made.body.users[0]).toEqual({
      user_id: 4,
      handle: "olive",
      email: "olive@harbor.example",
      delivery_email: "olive@harbor.example",
      full_name: "Olive Owner",
      role: 100,
      is_bot: false,
      is_active: true,
      api_key: expect.stringMatching(/^\w{32}$/),
    });
    const shown = {
      name: "made",
      url: `${url}/realms/made`,
      fixture: "harbor",
      seed: "7",
      default: false,
      clock: { now: "2024-05-06T07:08:09.000Z", running: false },
      users: 14,
      queues: 0,
      requests: 0,
    };
    expect((await control("GET", "/realms/made")).body).toEqual(shown);
    expect((await control("GET", "/realms")).body.realms).toContainEqual(shown);
    expect((await control("GET", "/realms/made/users")).body.users).toEqual(
      made.body.users,
    );
    expect((await control("DELETE", "/realms/made")).status).toBe(204);
    expect((await control("GET", "/realms/made")).status).toBe(404);
  });

  test("without a name are numbered after their fixture", async () => {
    const { body } = await control("POST", "/realms", { fixture: "harbor" });
    expect(body.name).toBe("harbor-2");
    await control("DELETE", "/realms/harbor-2");
  });

  test("go back to their start, and keep their requests when asked", async () => {
    const account = "/api/v1/users/me";
    await send(account, { method: "DELETE" }, "max");
    expect((await send(account, {}, "max")).status).toBe(401);
    expect(
      (await control("POST", "/realms/harbor/reset?keep=requests")).status,
    ).toBe(204);
    expect((await send(account, {}, "max")).status).toBe(200);
    expect(realm.journal.count).toBe(3);
    expect((await control("POST", "/reset")).status).toBe(204);
    expect(realm.journal.count).toBe(0);
  });

  test.each([
    [{ nam: "x" }, /^There is no field 'nam'; known are name, fixture, /],
    [{ name: 5 }, "'name' must be text, not 5"],
    [{ name: "Harbor!" }, /cannot name a realm/],
    [{ name: "harbor" }, /there is a realm 'harbor' already/],
    [{ clock: "tomorrow" }, /clock 'tomorrow' is not an instant/],
    ["[]", "The body must be a JSON object"],
    ["{", /The body is not JSON/],
  ])("are refused for %j", async (body, message) => {
    const before = emulator.realms.size;
    const refused = await control("POST", "/realms", body);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(message);
    expect(emulator.realms.size).toBe(before);
  });

  test("that are not there are named with those that are", async () => {
    expect(await control("POST", "/realms/none/reset")).toMatchObject({
      status: 404,
      body: { message: "There is no realm 'none'; there is harbor" },
    });
  });
});

describe("clock", () => {
  test("is shown, set and advanced", async () => {
    expect((await control("GET", "/realms/harbor/clock")).body).toEqual({
      now: "2024-03-04T09:00:00.000Z",
      running: false,
    });
    expect(
      (await control("PATCH", "/realms/harbor/clock", { advance: "1h 30m" }))
        .body,
    ).toEqual({
      now: "2024-03-04T10:30:00.000Z",
      running: false,
      fired: [],
    });
    const set = { set: "2024-03-04T09:00:00Z" };
    expect((await control("PATCH", "/realms/harbor/clock", set)).body.now).toBe(
      "2024-03-04T09:00:00.000Z",
    );
  });

  test("fires what falls due, in order", async () => {
    const { clock } = realm.state;
    const start = clock.now();
    clock.schedule(start + 2000, "second", () => undefined);
    clock.schedule(start + 1000, "first", () => undefined);
    const { body } = await control("PATCH", "/realms/harbor/clock", {
      advance: 5,
    });
    expect(body.fired).toEqual([
      { at: "2024-03-04T09:00:01.000Z", name: "first" },
      { at: "2024-03-04T09:00:02.000Z", name: "second" },
    ]);
    await control("POST", "/reset");
  });

  test("runs and stands still", async () => {
    const running = await control("PATCH", "/realms/harbor/clock", {
      running: true,
    });
    expect(running.body.running).toBe(true);
    await control("PATCH", "/realms/harbor/clock", { running: false });
    await control("POST", "/reset");
  });

  test.each([
    [{ advance: "soon" }, /'advance' must be a duration/],
    [{ advance: -1 }, /'advance' must be a duration/],
    [{ set: "soon" }, /'set' must be an instant/],
    [{ running: "yes" }, /'running' must be true or false/],
  ])("is not moved by %j", async (body, message) => {
    const refused = await control("PATCH", "/realms/harbor/clock", body);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(message);
  });
});

describe("requests", () => {
  test("are listed, filtered, counted and forgotten", async () => {
    await control("DELETE", "/realms/harbor/requests");
    await send("/api/v1/users/me", {}, "max");
    await send("/api/v1/users/99", {}, "mia");
    await send("/api/v1/messages", { method: "POST" }, "max");
    const list = async (query: string) => {
      const { body } = await control("GET", `/realms/harbor/requests${query}`);
      return body.requests.map(({ number }: { number: number }) => number);
    };
    expect(await list("")).toEqual([1, 2, 3]);
    expect(await list("?operation=get-own-user")).toEqual([1]);
    expect(await list("?caller=max")).toEqual([1, 3]);
    expect(await list("?caller=MAX@harbor.example")).toEqual([1, 3]);
    expect(await list("?caller=max&status=400")).toEqual([3]);
    expect(await list("?code=REQUEST_VARIABLE_MISSING")).toEqual([3]);
    expect(await list("?since=1")).toEqual([2, 3]);
    expect(await list("?limit=1")).toEqual([3]);
    expect(await list("?limit=0")).toEqual([]);
    const counted = await control(
      "GET",
      "/realms/harbor/requests/count?caller=max",
    );
    expect(counted.body).toEqual({ count: 2 });
    expect((await control("DELETE", "/realms/harbor/requests")).status).toBe(
      204,
    );
    expect(await list("")).toEqual([]);
  });

  test("are not filtered by what there is not", async () => {
    const { status, body } = await control(
      "GET",
      "/realms/harbor/requests?user=max",
    );
    expect(status).toBe(400);
    expect(body.message).toMatch(
      /^There is no parameter 'user' here; known are operation, caller, /,
    );
  });

  test("keep no secrets", async () => {
    const login = { username: "max@harbor.example", password: "hunter2" };
    const body = new URLSearchParams(login);
    await send("/api/v1/fetch_api_key", { method: "POST", body });
    const { body: listed } = await control("GET", "/realms/harbor/requests");
    expect(JSON.stringify(listed)).not.toContain("hunter2");
  });
});

describe("documents", () => {
  test("the contract is served as it is shipped", async () => {
    const response = await fetch(`${url}/__admin/openapi.yaml`);
    expect(response.headers.get("content-type")).toMatch(/yaml/);
    expect(await response.text()).toMatch(/^openapi: 3\.1/m);
  });

  test("fixtures are listed", async () => {
    expect((await control("GET", "/fixtures")).body).toEqual({ fixtures: [] });
  });
});

test("unknown endpoints and methods are refused with what there is", async () => {
  expect(await control("GET", "/nothing")).toMatchObject({
    status: 404,
    body: { error: "NOT_FOUND" },
  });
  expect(await control("DELETE", "/health")).toMatchObject({
    status: 405,
    body: { message: "/__admin/health takes GET, not DELETE" },
  });
});

test("shutdown stops the server", async () => {
  const other = await serveHarbor();
  const response = await other.fetch("/__admin/shutdown", { method: "POST" });
  expect(response.status).toBe(204);
  await expect.poll(() => other.fetch("/").catch(() => "gone")).toBe("gone");
});
