import type { RequestListener } from "node:http";
import type { GuardOptions } from "../control/guard.ts";
import type { Emulator } from "../emulator/emulator.ts";
import { createExpressApp } from "./express-app.ts";

/** How the emulator is served within an application. */
export interface AppOptions {
  /** Who may use the control endpoints under `/__admin`; false for nobody. By default this machine. */
  readonly admin?: GuardOptions | false;
  /** How much longer every answer takes, but not those of the control endpoints. Default: 0. */
  readonly latencyMilliseconds?: number;
  /** What `POST /__admin/shutdown` does; without it that is refused. */
  readonly shutdown?: () => void;
}

/**
 * The emulator as an Express application, to mount in another one or to listen with.
 *
 * Set `emulator.url` to the address under which clients reach it; `startServer` does so by itself.
 */
export function createApp(
  emulator: Emulator,
  options: AppOptions = {},
): RequestListener {
  return createExpressApp(emulator, options);
}
