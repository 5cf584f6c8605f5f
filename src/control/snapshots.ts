import { momentOf, toRealmSnapshot } from "../emulator/realm-snapshot.ts";
import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import { toIso } from "../realm/clock.ts";
import { DONE, jsonAnswer } from "./answers.ts";
import { notFound } from "./control-error.ts";
import { requireRealm } from "./find-realm.ts";
import { defineRoutes, type ControlContext } from "./route.ts";

/** A realm's whole state: read, put back, and kept by name. */
export const SNAPSHOT_ROUTES = defineRoutes({
  "GET /realms/{realm}/snapshot": async (context) =>
    jsonAnswer(200, await requireRealm(context).snapshot()),
  "PUT /realms/{realm}/snapshot": async (context) => {
    await requireRealm(context).restore(await context.readJson());
    return DONE;
  },
  "GET /realms/{realm}/snapshots": (context) =>
    jsonAnswer(200, {
      snapshots: [...requireRealm(context).kept].map(([name, { at }]) => ({
        name,
        clock: toIso(at),
      })),
    }),
  "PUT /realms/{realm}/snapshots/{name}": (context) => {
    const realm = requireRealm(context);
    realm.kept.set(context.path.name!, momentOf(realm));
    return DONE;
  },
  "GET /realms/{realm}/snapshots/{name}": async (context) => {
    const realm = requireRealm(context);
    const kept = requireKept(realm, context);
    return jsonAnswer(200, await toRealmSnapshot(realm, kept));
  },
  "POST /realms/{realm}/snapshots/{name}": async (context) => {
    const realm = requireRealm(context);
    await realm.goTo(requireKept(realm, context));
    return DONE;
  },
  "DELETE /realms/{realm}/snapshots/{name}": (context) => {
    const realm = requireRealm(context);
    requireKept(realm, context);
    realm.kept.delete(context.path.name!);
    return DONE;
  },
});

function requireKept({ kept }: EmulatedRealm, { path }: ControlContext) {
  const moment = kept.get(path.name!);
  if (moment) return moment;
  throw notFound(
    kept.size === 0
      ? "No snapshot is kept here; PUT one first"
      : `There is no snapshot '${path.name}'; there is ${[...kept.keys()].join(", ")}`,
  );
}
