import { createEmulator, type EmulatedRealm } from "chat-emulator";
import { createHandlers } from "chat-emulator/msw";
import { setupServer } from "msw/node";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  test,
} from "vitest";
import { sendMessage } from "./send.ts";

const emulator = createEmulator({ strict: true });
const server = setupServer(
  ...createHandlers(emulator, { baseUrl: "https://chat.example.com" }),
);

let realm: EmulatedRealm;
beforeAll(() => server.listen());
beforeEach(async () => {
  realm = await emulator.createRealm({ fixture: "duo" });
});
afterEach(() => emulator.removeRealm(realm));
afterAll(() => server.close());

test("a message is sent once more when the connection breaks", async () => {
  await realm.addFault(
    "{ on: send-message, times: 1, then: { network: reset } }",
  );
  const [ann] = realm.users;
  await sendMessage(ann!, "general", "Tea is ready");

  const found = await realm
    .as("ben")
    .call("get-messages", { anchor: "newest", num_before: 1, num_after: 0 });
  expect(found).toMatchObject({
    messages: [{ content: "<p>Tea is ready</p>" }],
  });
  const attempts = realm.journal.entries.filter(
    ({ operation }) => operation === "send-message",
  );
  expect(attempts.map(({ network }) => network)).toEqual(["reset", undefined]);
});

test("a client that sends too often is told when to come back", async () => {
  await realm.use("error-rate-limit-hit");
  const [ann] = realm.users;
  await sendMessage(ann!, "general", "one");
  await sendMessage(ann!, "general", "two");
  await expect(sendMessage(ann!, "general", "three")).rejects.toThrow(
    "API usage exceeded rate limit",
  );
  await realm.clock.advance("1m");
  await sendMessage(ann!, "general", "three");
});
