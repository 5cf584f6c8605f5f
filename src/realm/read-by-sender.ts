/** Applications whose users have seen what they send. Source: platform 6.3. */
const READING_CLIENTS = new Set([
  "zulipandroid",
  "zulipios",
  "zulipdesktop",
  "zulipmobile",
  "zulipelectron",
  "zulipterminal",
  "snipe",
  "website",
  "ios",
  "android",
]);

/** Whether a message is read for its own sender when the request does not say. Source: platform 6.3. */
export function readsOwnMessages(client: string): boolean {
  const name = client.toLowerCase();
  return READING_CLIENTS.has(name) || name.includes("desktop app");
}
