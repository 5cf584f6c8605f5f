import { findUserByApiKey } from "../realm/api-keys.ts";
import type { User } from "../realm/users.ts";
import { UsageError, type Mistake } from "../usage-error.ts";
import type { EmulatedRealm } from "./emulated-realm.ts";

const PREFIX = /^\/realms\/([^/]+)(?=\/)/;
const LOCAL_HOST = /^([a-z0-9-]+)\.localhost(?::\d+)?$/i;
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** Chosen: more realms than any test run needs, few enough to notice a leak. */
const MAX_REALMS = 1000;

/** Which realm a request names by its path or host. */
export interface NamedRealm {
  /** What the request called it; undefined when it named none. */
  readonly name: string | undefined;
  /** The path without the realm's prefix. */
  readonly path: string;
}

/** Reads the realm's name from `/realms/<name>/…`, else from the host `<name>.localhost`. */
export function readRealmName(
  path: string,
  host: string | undefined,
): NamedRealm {
  const prefix = PREFIX.exec(path);
  if (prefix) return { name: prefix[1], path: path.slice(prefix[0].length) };
  return { name: LOCAL_HOST.exec(host ?? "")?.[1]?.toLowerCase(), path };
}

/** The realms of one emulator, by name; the first one made is the default. */
export class Realms {
  readonly #byName = new Map<string, EmulatedRealm>();
  #default: EmulatedRealm | undefined;

  add(realm: EmulatedRealm): void {
    this.#byName.set(realm.name, realm);
    this.#default ??= realm;
  }

  remove(realm: EmulatedRealm): void {
    this.#byName.delete(realm.name);
    if (this.#default === realm) this.#default = undefined;
  }

  get(name: string): EmulatedRealm | undefined {
    return this.#byName.get(name);
  }

  get default(): EmulatedRealm | undefined {
    return this.#default;
  }

  all(): Iterable<EmulatedRealm> {
    return this.#byName.values();
  }

  get size(): number {
    return this.#byName.size;
  }

  /** The account with this key, in whichever realm it is; the preferred realm is looked at first. */
  findAccount(
    key: string,
    preferred: EmulatedRealm | undefined,
  ): { realm: EmulatedRealm; user: User } | undefined {
    for (const realm of preferred ? [preferred, ...this.all()] : this.all()) {
      const user = findUserByApiKey(realm.state, key);
      if (user) return { realm, user };
    }
    return undefined;
  }

  /** A name that is not taken: this one, else with a number. */
  freeName(base: string): string {
    if (!this.get(base)) return base;
    let number = 2;
    while (this.get(`${base}-${number}`)) number++;
    return `${base}-${number}`;
  }

  /** Errors: UsageError `BAD_REALM` when no realm of this name can be added. */
  requireName(name: string): void {
    const mistake = this.#mistakeIn(name);
    if (mistake) throw new UsageError("BAD_REALM", [mistake]);
  }

  #mistakeIn(name: string): Mistake | undefined {
    if (!NAME.test(name)) {
      return {
        message: `'${name}' cannot name a realm`,
        remedy: "use lower-case letters, digits and inner dashes, at most 40",
      };
    }
    if (this.get(name)) {
      return {
        message: `there is a realm '${name}' already`,
        remedy: "choose another name or delete that one",
      };
    }
    if (this.#byName.size >= MAX_REALMS) {
      return {
        message: `there are ${MAX_REALMS} realms already`,
        remedy: "delete some",
      };
    }
    return undefined;
  }
}
