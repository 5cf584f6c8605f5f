import type { Emulator } from "../../src/emulator/emulator.ts";
import { toCall, toResponse } from "../../src/emulator/request.ts";
import type { Transport } from "./sender.ts";

/** A way into the emulator. `open` answers how to send, and how to shut the door again. */
export interface Door {
  readonly name: string;
  open(
    emulator: Emulator,
  ): Promise<{ url: string; transport: Transport; close(): Promise<void> }>;
}

const direct: Door = {
  name: "direct",
  open: async (emulator) => ({
    url: emulator.url,
    transport: async (request) =>
      toResponse(await emulator.handle(await toCall(request))),
    close: async () => undefined,
  }),
};

/** Every contract test runs through each of these. */
export const DOORS: readonly Door[] = [direct];
