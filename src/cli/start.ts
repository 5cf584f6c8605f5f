import { DEFAULT_PORT } from "../server/start-server.ts";
import { announce } from "./announcement.ts";
import { EXIT } from "./failure.ts";
import type { ServerFlags } from "./options.ts";
import { serve } from "./serve.ts";
import { exportTo, requireWritable } from "./snapshot-file.ts";
import { watchScenarios } from "./watch-scenarios.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Serves until a signal or a control request ends it; answers the exit code. */
export async function start(flags: ServerFlags): Promise<number> {
  const { port = DEFAULT_PORT } = flags;
  await requireWritable(flags.exportOnExit);
  let stop!: () => void;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const { server, emulator, realm } = await serve(flags, {
    port,
    shutdown: stop,
  });
  for (const signal of SIGNALS) process.once(signal, stop);
  console.log(announce(server, realm, flags));
  const stopWatching =
    flags.watch && flags.scenario
      ? watchScenarios({ emulator, realm }, flags.scenario, (text) => {
          for (const line of text.split("\n"))
            if (line !== "") console.error(`chat-emulator: ${line}`);
        })
      : () => undefined;
  await stopped;
  stopWatching();
  await server.close();
  await exportTo(flags.exportOnExit, realm);
  emulator.close();
  return EXIT.OK;
}
