import { setupServer } from "msw/node";
import type { Emulator } from "../../src/emulator/emulator.ts";
import { createHandlers } from "../../src/msw/create-handlers.ts";
import { startServer } from "../../src/server/start-server.ts";
import type { Transport } from "./sender.ts";

/** A way into the emulator. `open` answers how to send, and how to shut the door again. */
export interface Door {
  readonly name: string;
  open(emulator: Emulator): Promise<OpenDoor>;
}

export interface OpenDoor {
  readonly transport: Transport;
  close(): Promise<void>;
}

const direct: Door = {
  name: "direct",
  open: async (emulator) => ({
    transport: (request) => emulator.fetch(request),
    close: async () => undefined,
  }),
};

const express: Door = {
  name: "Express",
  open: async (emulator) => {
    const server = await startServer(emulator, { port: 0 });
    return {
      transport: (request) => fetch(request),
      close: () => server.close(),
    };
  },
};

const msw: Door = {
  name: "MSW",
  open: async (emulator) => {
    const server = setupServer(
      ...createHandlers(emulator, { baseUrl: "https://chat.example.com" }),
    );
    server.listen({ onUnhandledRequest: "error" });
    return {
      transport: (request) => fetch(request),
      close: async () => server.close(),
    };
  },
};

/** Every contract test runs through each of these. */
export const DOORS: readonly Door[] = [direct, express, msw];
