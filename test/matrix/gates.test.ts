import { afterAll, describe, expect, test } from "vitest";
import type { CompleteOperation } from "../../src/contract/all-parameters.ts";
import type { ParameterSpec } from "../../src/contract/operation.ts";
import type { EmulatedRealm } from "../../src/emulator/emulated-realm.ts";
import { users } from "../../src/realm/users.ts";
import { ROLES, type RoleName } from "../support/describe-operation.ts";
import { withSettings, withUser } from "../support/arrange.ts";
import { validParams } from "../support/valid-params.ts";
import { ALL, Matrix, watchState } from "./matrix.ts";

/** Gates stand in front of the parameters: calls with bad ones are refused for who makes them. */
const matrix = new Matrix();
const open = await matrix.addRealm("open");
const strict = await matrix.addRealm("strict");
await withSettings({ user_group_edit_policy: 2 })({ realm: strict.state });
for (const user of strict.state.open(users).all()) {
  await withUser(user.handle, {
    settings: { ...user.settings, enable_drafts_synchronization: false },
  })({ realm: strict.state });
}

const unchanged = await Promise.all(
  [open, strict].map((realm) => watchState(matrix, realm)),
);
afterAll(() => {
  for (const check of unchanged) check();
  matrix.emulator.close();
});

const ADMINISTRATOR = ["UNAUTHORIZED_PRINCIPAL", "Must be an organization administrator"]; // prettier-ignore
const GUEST = ["BAD_REQUEST", "Not allowed for guest users"];
const BOT = ["BAD_REQUEST", "This endpoint does not accept bot requests."];
const POLICY = ["BAD_REQUEST", "Insufficient permission"];
const DRAFTS = ["BAD_REQUEST", "User has disabled synchronizing drafts."];

type InRole = Exclude<RoleName, "deactivated" | "nobody">;
type Refusals = Readonly<Partial<Record<InRole, readonly string[]>>>;

/** Whom each gate refuses and how; it lets the others pass. Source: platform 1.4. */
const GATES: Readonly<Record<string, Refusals>> = {
  administrator: {
    moderator: ADMINISTRATOR,
    member: ADMINISTRATOR,
    "new member": ADMINISTRATOR,
    guest: ADMINISTRATOR,
    bot: ADMINISTRATOR,
  },
  "non-guest": { guest: GUEST },
  member: { guest: GUEST, bot: BOT },
  "user-group-edit": { guest: GUEST, bot: BOT },
  human: { bot: BOT },
  drafts: {},
};

const REFUSALS = new Set(
  [ADMINISTRATOR, GUEST, BOT, POLICY, DRAFTS].map((refused) => refused.join()),
);

const IN_ROLE = (Object.keys(ROLES) as RoleName[]).filter(
  (role): role is InRole => role !== "deactivated" && role !== "nobody",
);

test("every gate of the document is in the table, and no other", () => {
  const gates = new Set(ALL.flatMap(({ gate }) => gate ?? []));
  expect([...gates].toSorted()).toEqual(Object.keys(GATES).toSorted());
});

for (const [gate, refusals] of Object.entries(GATES)) {
  describe.each(ALL.filter((operation) => operation.gate === gate))(
    `$operationId, behind the gate ${gate}`,
    (operation) => {
      test.each(IN_ROLE)("as %s", async (role) => {
        expect(await ask(open, operation, role)).toEqual(refusals[role] ?? []);
      });
    },
  );
}

describe.each(ALL.filter(({ gate }) => gate === "user-group-edit"))(
  "$operationId, where only administrators may edit groups",
  (operation) => {
    test.each<readonly [InRole, readonly string[]]>([
      ["owner", []],
      ["administrator", []],
      ["moderator", POLICY],
      ["member", POLICY],
      ["new member", POLICY],
      ["guest", GUEST],
      ["bot", BOT],
    ])("as %s", async (role, refused) => {
      expect(await ask(strict, operation, role)).toEqual(refused);
    });
  },
);

describe.each(ALL.filter(({ gate }) => gate === "drafts"))(
  "$operationId, for those who keep their drafts to themselves",
  (operation) => {
    test.each(IN_ROLE)("as %s", async (role) => {
      expect(await ask(strict, operation, role)).toEqual(DRAFTS);
    });
  },
);

/**
 * What the gate says to a call whose parameters are missing, or no JSON where they should be; nothing when it lets the
 * call through to them.
 */
async function ask(
  realm: EmulatedRealm,
  operation: CompleteOperation,
  role: InRole,
): Promise<readonly string[]> {
  const { operationId, parameters } = operation;
  const isPath = ({ in: place }: ParameterSpec) => place === "path";
  const path = parameters.filter(isPath);
  const broken = parameters
    .filter((one) => !isPath(one) && one.schema.type !== "string")
    .map(({ name }) => [name, "{"] as const);
  const { status, body } = await matrix
    .sender(realm, ROLES[role])
    .send(operationId, {
      ...validParams({ ...operation, parameters: path }),
      ...Object.fromEntries(broken),
    });
  const said = [body.code, body.msg];
  const isGates = REFUSALS.has(said.join());
  if (isGates) expect(status).toBe(400);
  return isGates ? said : [];
}
