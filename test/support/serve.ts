import { afterAll } from "vitest";
import type { EmulatedRealm } from "../../src/emulator/emulated-realm.ts";
import { Emulator } from "../../src/emulator/emulator.ts";
import { credentialsOf } from "../../src/emulator/person.ts";
import { users } from "../../src/realm/users.ts";
import {
  startServer,
  type RunningServer,
  type ServerOptions,
} from "../../src/server/start-server.ts";
import { fillHarbor } from "./harbor.ts";

/** An emulator with the realm `harbor`, behind a server on a free port. */
export interface Served {
  readonly emulator: Emulator;
  readonly realm: EmulatedRealm;
  readonly server: RunningServer;
  readonly url: string;
  /** `Authorization` of somebody. */
  basic(handle: string): string;
  /** Sends a request as somebody, or as nobody. */
  fetch(path: string, init?: RequestInit, as?: string): Promise<Response>;
}

/** Serves `harbor`, strictly, until the tests of the file are done. */
export async function serveHarbor(options?: ServerOptions): Promise<Served> {
  const emulator = new Emulator((realm) => fillHarbor(realm), {
    strict: true,
    onFailure: (failure) => console.error(failure),
  });
  const realm = await emulator.createRealm({ fixture: "harbor" });
  const server = await startServer(emulator, { port: 0, ...options });
  afterAll(() => server.close());
  const { url } = server;
  const basic = (handle: string) =>
    credentialsOf(
      realm.state,
      realm.state.open(users).firstBy("handle", handle)!,
    );
  return {
    emulator,
    realm,
    server,
    url,
    basic,
    fetch: (path, init = {}, as) => {
      const headers = new Headers(init.headers);
      if (as !== undefined) headers.set("Authorization", basic(as));
      return fetch(`${url}${path}`, { ...init, headers });
    },
  };
}
