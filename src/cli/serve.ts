import { startServer, type RunningServer } from "../server/start-server.ts";
import { openRealm, type Opened } from "./open-realm.ts";
import type { ServerFlags } from "./options.ts";

/** Makes the realm and serves it. */
export async function serve(
  flags: ServerFlags,
  { port, shutdown }: { port: number; shutdown: () => void },
): Promise<Opened & { server: RunningServer }> {
  const opened = await openRealm(flags, { strict: flags.strict });
  const server = await startServer(opened.emulator, {
    port,
    host: flags.host,
    admin: flags.admin,
    ...(flags.latency !== undefined && {
      latencyMilliseconds: flags.latency,
    }),
    ...(flags.adminToken !== undefined && { adminToken: flags.adminToken }),
    ...(flags.adminHost !== undefined && { adminHosts: flags.adminHost }),
    shutdown,
  });
  return { ...opened, server };
}
