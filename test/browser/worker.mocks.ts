import { createEmulator, type EmulatedRealm } from "chat-emulator";
import { createHandlers } from "chat-emulator/msw";
import { setupWorker } from "msw/browser";

/** Where the page believes its chat server to be. */
export const SERVER = "https://chat.example.com";

const emulator = createEmulator();
const worker = setupWorker(...createHandlers(emulator, { baseUrl: SERVER }));

/** From now on every request to the server is answered inside the page. */
export async function startEmulator(): Promise<EmulatedRealm> {
  const realm = await emulator.createRealm({ fixture: "duo" });
  await worker.start({ onUnhandledRequest: "bypass", quiet: true });
  return realm;
}
