import { setupServer } from "msw/node";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  test,
} from "vitest";
import { createEmulator, type EmulatedRealm } from "../../src/index.ts";
import { createHandlers } from "../../src/msw/index.ts";

const SERVER = "https://chat.example.com/team";
const emulator = createEmulator({ strict: true });
const server = setupServer(...createHandlers(emulator, { baseUrl: SERVER }));

let realm: EmulatedRealm;
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(async () => {
  realm = await emulator.createRealm({ fixture: "duo" });
});
afterEach(() => emulator.removeRealm(realm));
afterAll(() => server.close());

/** A client as anyone might write it: it knows an address, an email and a password. */
class Client {
  #authorization = "";

  async logIn(username: string, password: string): Promise<void> {
    const answer = await this.post("/fetch_api_key", { username, password });
    this.#authorization = `Basic ${btoa(`${username}:${answer.api_key}`)}`;
  }

  post(path: string, fields: Record<string, string>) {
    return this.#send(path, {
      method: "POST",
      body: new URLSearchParams(fields),
    });
  }

  postForm(path: string, body: FormData) {
    return this.#send(path, { method: "POST", body });
  }

  get(path: string, fields: Record<string, string> = {}) {
    return this.#send(`${path}?${new URLSearchParams(fields)}`, {});
  }

  async #send(path: string, init: RequestInit): Promise<any> {
    const response = await fetch(`${SERVER}/api/v1${path}`, {
      ...init,
      ...(this.#authorization !== "" && {
        headers: { Authorization: this.#authorization },
      }),
    });
    return await response.json();
  }
}

async function clientOf(handle: string): Promise<Client> {
  const client = new Client();
  const { delivery_email, password } = realm.as(handle).user;
  await client.logIn(delivery_email, password!);
  return client;
}

test("a session goes from the password to messages of both", async () => {
  const ann = await clientOf("ann");
  const { messages } = await ann.get("/messages", {
    anchor: "newest",
    num_before: "10",
    num_after: "0",
  });
  expect(messages.length).toBeGreaterThan(2);
  const sent = await ann.post("/messages", {
    type: "stream",
    to: "general",
    topic: "tea",
    content: "is **ready**",
  });
  const ben = await clientOf("ben");
  const { message } = await ben.get(`/messages/${sent.id}`);
  expect(message.content).toBe("<p>is <strong>ready</strong></p>");
});

test("a long poll waits for what somebody else does", async () => {
  const ann = await clientOf("ann");
  const { queue_id, last_event_id } = await ann.post("/register", {
    event_types: '["message"]',
  });
  const polled = ann.get("/events", { queue_id, last_event_id });
  const isWaiting = await Promise.race([
    polled.then(() => false),
    new Promise((resolve) => setTimeout(resolve, 20, true)),
  ]);
  expect(isWaiting).toBe(true);
  await realm.as("ben").call("send-message", {
    type: "direct",
    to: [realm.as("ann").user.user_id],
    content: "awake?",
  });
  const { events } = await polled;
  expect(events).toMatchObject([
    { type: "message", message: { content: "awake?" } },
  ]);
});

test("an emoji is uploaded as a multipart form and shown from its address", async () => {
  const ann = await clientOf("ann");
  const form = new FormData();
  form.append("filename", new Blob([PIXEL], { type: "image/png" }), "dot.png");
  expect(await ann.postForm("/realm/emoji/dot", form)).toMatchObject({
    result: "success",
  });
  const { emoji } = await ann.get("/realm/emoji");
  const { source_url } = Object.values(emoji).at(-1) as { source_url: string };
  const image = await fetch(`${SERVER}${source_url}`);
  expect(image.headers.get("content-type")).toBe("image/png");
  const bytes = new Uint8Array(await image.arrayBuffer());
  expect([...bytes.subarray(1, 4)]).toEqual(
    [..."PNG"].map((c) => c.charCodeAt(0)),
  );
});

test("an avatar without a file is drawn", async () => {
  const ann = await clientOf("ann");
  const { avatar_url } = await ann.get("/users/me", {
    client_gravatar: "false",
  });
  const path = String(avatar_url).startsWith("/")
    ? avatar_url
    : `/user_avatars/1/${"0".repeat(40)}.png`;
  const image = await fetch(`${SERVER}${path}`);
  expect(image.status).toBe(200);
  expect(image.headers.get("content-type")).toBe("image/png");
});

test("the control endpoints answer at the same address", async () => {
  const admin = `${SERVER}/__admin`;
  const health = await fetch(`${admin}/health`);
  expect(await health.json()).toMatchObject({ status: "ok", realms: 1 });
  await fetch(`${admin}/realms/${realm.name}/clock`, {
    method: "PATCH",
    body: JSON.stringify({ advance: "10m" }),
  });
  const clock = await fetch(`${admin}/realms/${realm.name}/clock`);
  expect(await clock.json()).toMatchObject({ now: "2024-03-04T09:10:00.000Z" });
});

test("a rule of a scenario breaks the connection", async () => {
  await realm.use({
    text: [
      "name: cut-off",
      "summary: The first look at oneself fails.",
      "rules:",
      "  - on: get-own-user",
      "    times: 1",
      "    then: { network: reset }",
    ].join("\n"),
  });
  const ann = await clientOf("ann");
  await expect(ann.get("/users/me")).rejects.toThrow(TypeError);
  expect(await ann.get("/users/me")).toMatchObject({ result: "success" });
});

test("what is not the emulator's is left to others", async () => {
  const { http, HttpResponse } = await import("msw");
  server.use(
    http.get(`${SERVER}/help`, () => HttpResponse.text("page of the team")),
  );
  const response = await fetch(`${SERVER}/help`);
  expect(await response.text()).toBe("page of the team");
  server.resetHandlers();
});

/** The smallest PNG there is: one pixel. */
const PIXEL = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  ),
  (character) => character.charCodeAt(0),
);
