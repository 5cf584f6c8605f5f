import type { OperationId } from "./operation-types.ts";

/**
 * The operations that are served from the start: what a client needs to log in, show messages and send. Parameters and
 * handlers of all others are loaded when the first of them is called, so that a page need not load them before.
 */
export const AT_HAND: ReadonlySet<string> = new Set<OperationId>([
  "get-server-settings",
  "fetch-api-key",
  "dev-fetch-api-key",
  "register-queue",
  "get-events",
  "delete-queue",
  "send-message",
  "get-messages",
  "get-message",
  "update-message-flags",
  "set-typing-status",
]);
