import { afterAll } from "vitest";
import { Emulator } from "../../src/emulator/emulator.ts";
import { credentialsOf } from "../../src/emulator/person.ts";
import type { World } from "./describe-operation.ts";
import { fillAlone, fillHarbor } from "./harbor.ts";
import { Sender } from "./sender.ts";

/** A realm that raw requests can be sent to as well. */
export interface OpenWorld extends World {
  /** Sends a request as somebody to a path under `/api/v1`. */
  fetch(handle: string, path: string, init?: RequestInit): Promise<Response>;
}

/** A fresh sample realm past the doors, for tests that are about no single operation; gone with the file's tests. */
export async function openWorld(
  fixture: "harbor" | "alone" = "harbor",
): Promise<OpenWorld> {
  const emulator = new Emulator(
    (realm, name) => (name === "alone" ? fillAlone(realm) : fillHarbor(realm)),
    { strict: true, onFailure: (failure) => console.error(failure) },
  );
  afterAll(() => emulator.close());
  const emulated = await emulator.createRealm({ fixture });
  const realm = emulated.state;
  const transport = (request: Request) => emulator.fetch(request);
  const as = (handle?: string) => new Sender(transport, realm, handle);
  return {
    realm,
    emulated,
    as,
    fetch: (handle, path, init = {}) => {
      const Authorization = credentialsOf(realm, as(handle).user);
      const headers = { ...init.headers, Authorization };
      return emulator.fetch(
        new Request(`${realm.url}/api/v1${path}`, { ...init, headers }),
      );
    },
  };
}
