import type { ServerFlags } from "./options.ts";

/**
 * Opens the dashboard in the browser of whoever started the command.
 *
 * Chosen: a machine without one still serves, so that this is said in one line and is no failure.
 */
export async function openDashboard(
  url: string,
  { admin }: Pick<ServerFlags, "admin">,
): Promise<void> {
  const address = `${url}/__admin/`;
  if (!admin) {
    console.error(
      "chat-emulator: there is no dashboard to open with --no-admin",
    );
    return;
  }
  const complain = () =>
    console.error(
      `chat-emulator: no browser could be opened; the dashboard is at ${address}`,
    );
  try {
    const { default: open } = await import("open");
    const opener = await open(address);
    opener.once("exit", (code) => {
      if (code) complain();
    });
  } catch {
    complain();
  }
}
