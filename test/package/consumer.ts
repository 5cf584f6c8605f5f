/*
 * A program of somebody who installed the package; compiled by entries.test.ts, and by `npm run typecheck` against
 * nothing but the package's own types.
 */
import { createEmulator, UsageError, type EmulatedRealm } from "chat-emulator";
import { createHandlers } from "chat-emulator/msw";
import { expect, test } from "chat-emulator/playwright";
import { startServer } from "chat-emulator/server";

const emulator = createEmulator({ strict: true });
const made: EmulatedRealm = await emulator.createRealm({ fixture: "duo" });
createHandlers(emulator, { baseUrl: "https://chat.example.com" });
const server = await startServer(emulator, { port: 0 });
await server.close();

const ada = made.as("ada");
const sent = await ada.call("send-message", {
  type: "direct",
  to: [1],
  content: "hello",
});
if (sent.result === "success") sent.id.toFixed();
else sent.msg.trim();

// @ts-expect-error -- no operation is called so
await ada.call("send-massage", {});
// @ts-expect-error -- the parameter is called content
await ada.call("send-message", { type: "direct", to: [1], contents: "hello" });
// @ts-expect-error -- content is missing
await ada.call("send-message", { type: "direct", to: [1] });
// @ts-expect-error -- message_id is a number
await ada.call("get-message", { message_id: "one" });
// @ts-expect-error -- a type is direct, private, stream or channel
await ada.call("send-message", { type: "letter", to: [1], content: "hello" });

await made.use("last-owner");
await made.clock.advance(600_000);
const snapshot = await made.snapshot();
await made.restore(snapshot);
await made.reset();
console.log(made.journal.entries.at(-1)?.operation);
console.log(new UsageError("BAD_REALM", [{ message: "no" }]).code.trim());

test.use({ realmOptions: { fixture: "solo" } });
test("a test", async ({ page, realm }) => {
  await page.goto(realm.url);
  expect(realm.journal.entries).toHaveLength(1);
});
