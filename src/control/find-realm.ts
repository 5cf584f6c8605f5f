import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import { notFound } from "./control-error.ts";
import type { ControlContext } from "./route.ts";

/** The realm that the path names. */
export function requireRealm({
  emulator,
  path,
}: ControlContext): EmulatedRealm {
  const name = path.realm!;
  const realm = emulator.realms.get(name);
  if (realm) return realm;
  const names = [...emulator.realms.all()].map((known) => known.name);
  throw notFound(
    `There is no realm '${name}'; there ${names.length === 0 ? "are none" : `is ${names.join(", ")}`}`,
  );
}
