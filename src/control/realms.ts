import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import type { Emulator } from "../emulator/emulator.ts";
import { users } from "../realm/users.ts";
import { DONE, jsonAnswer } from "./answers.ts";
import { clockOf } from "./clock.ts";
import { badControlRequest } from "./control-error.ts";
import { readFields } from "./fields.ts";
import { requireRealm } from "./find-realm.ts";
import { defineRoutes } from "./route.ts";

/** Realms: made, shown, put back to their start and removed. */
export const REALM_ROUTES = defineRoutes({
  "GET /realms": ({ emulator }) =>
    jsonAnswer(200, {
      realms: [...emulator.realms.all()].map((realm) =>
        present(emulator, realm),
      ),
    }),
  "POST /realms": async ({ emulator, readJson }) => {
    const options = readFields(await readJson(), {
      name: "text",
      fixture: "text",
      scenario: "text",
      seed: "text or number",
      clock: "text",
      feature_level: "number",
    });
    const realm = await emulator.createRealm(options);
    return jsonAnswer(201, {
      name: realm.name,
      url: emulator.urlOf(realm),
      users: realm.users,
    });
  },
  "GET /realms/{realm}": (context) =>
    jsonAnswer(200, present(context.emulator, requireRealm(context))),
  "DELETE /realms/{realm}": (context) => {
    context.emulator.removeRealm(requireRealm(context));
    return DONE;
  },
  "POST /realms/{realm}/reset?keep": async (context) => {
    const kept = context.query.get("keep");
    if (kept !== null && kept !== "requests")
      throw badControlRequest(
        `'keep' can only be 'requests', not ${JSON.stringify(kept)}`,
      );
    await requireRealm(context).reset({ keepJournal: kept !== null });
    return DONE;
  },
  "GET /realms/{realm}/users": (context) =>
    jsonAnswer(200, { users: requireRealm(context).users }),
});

function present(emulator: Emulator, realm: EmulatedRealm) {
  return {
    name: realm.name,
    url: emulator.urlOf(realm),
    fixture: realm.fixture,
    seed: realm.state.random.seed,
    default: realm === emulator.realms.default,
    clock: clockOf(realm),
    ...(realm.older && { feature_level: realm.older.level }),
    users: realm.state.open(users).size,
    queues: realm.state.queues.size,
    requests: realm.journal.count,
  };
}
