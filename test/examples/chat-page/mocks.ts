import { createEmulator } from "chat-emulator";
import { createHandlers } from "chat-emulator/msw";
import { setupWorker } from "msw/browser";

/** Answers every request to https://chat.example.com inside the page. */
export async function startMocking(): Promise<void> {
  const emulator = createEmulator();
  await emulator.createRealm();
  await setupWorker(
    ...createHandlers(emulator, { baseUrl: "https://chat.example.com" }),
  ).start({
    onUnhandledRequest: "bypass",
    quiet: true,
  });
}
