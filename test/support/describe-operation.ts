import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OperationId } from "../../src/contract/operation-types.ts";
import { Emulator } from "../../src/emulator/emulator.ts";
import type { EmulatedRealm } from "../../src/emulator/emulated-realm.ts";
import type { Realm } from "../../src/realm/realm.ts";
import { DOORS, type Door } from "./doors.ts";
import { fillAlone, fillHarbor } from "./harbor.ts";
import { Sender, type SendOptions, type Transport } from "./sender.ts";
import { stateOf } from "./state-of.ts";

const SAMPLES: Readonly<Record<string, (realm: Realm) => Promise<void>>> = {
  harbor: fillHarbor,
  alone: fillAlone,
};

/** A fresh realm for one test. */
export interface World {
  readonly realm: Realm;
  readonly emulated: EmulatedRealm;
  /** The person of this handle; without one, a caller without account. */
  as(handle?: string): Sender;
}

/** One refusal: who asks for what, and what comes back. */
export interface ErrorRow {
  readonly name: string;
  /** Sample realm; `harbor` by default. */
  readonly fixture?: string;
  readonly as?: string;
  readonly params?:
    Record<string, unknown> | ((world: World) => Record<string, unknown>);
  readonly options?: SendOptions;
  /** Brings about the state in which the call is refused. */
  readonly before?: (world: World) => Promise<unknown>;
  readonly status?: number;
  readonly code: string;
  readonly msg: string;
  readonly extra?: Record<string, unknown>;
}

export interface OperationTests {
  /** A test in a fresh `harbor`, run through each door. */
  it(
    name: string,
    body: (world: World) => Promise<void>,
    fixture?: string,
  ): void;
  /** A table of refusals; each proves that neither the state nor any queue changed. */
  errors(rows: readonly ErrorRow[]): void;
  /** Runs the call as one of each role; `ok` or the text of the refusal. */
  roles(
    params: ErrorRow["params"],
    expected: Readonly<Partial<Record<RoleName, "ok" | string>>>,
    before?: ErrorRow["before"],
  ): void;
}

/** The role matrix; `nobody` sends no credentials. */
export const ROLES = {
  owner: "olive",
  administrator: "adam",
  moderator: "mona",
  member: "max",
  "new member": "nora",
  guest: "gus",
  bot: "robo",
  deactivated: "dora",
  nobody: undefined,
} as const;
export type RoleName = keyof typeof ROLES;

/** Describes an operation through every door. */
export function describeOperation(
  operationId: OperationId,
  body: (tests: OperationTests) => void,
): void {
  for (const door of DOORS)
    describe(`${operationId} (${door.name})`, () =>
      body(testsOf(operationId, door)));
}

function testsOf(operationId: OperationId, door: Door): OperationTests {
  let emulator: Emulator;
  let opened: Awaited<ReturnType<Door["open"]>>;
  beforeAll(async () => {
    emulator = new Emulator((realm, fixture) => SAMPLES[fixture]!(realm), {
      strict: true,
      onFailure: (failure) => console.error(failure),
    });
    opened = await door.open(emulator);
  });
  afterAll(async () => {
    emulator.close();
    await opened.close();
  });

  const it = (
    name: string,
    run: (world: World) => Promise<void>,
    fixture = "harbor",
  ) =>
    test(name, async () => {
      const world = await freshWorld(emulator, opened.transport, fixture);
      try {
        await run(world);
      } finally {
        emulator.removeRealm(world.emulated);
      }
    });

  return {
    it,
    errors(rows) {
      for (const row of rows) {
        it(
          `refuses ${row.name}`,
          (world) => expectRefusal(operationId, world, row),
          row.fixture,
        );
      }
    },
    roles(params, expected, before) {
      for (const [role, outcome] of Object.entries(expected)) {
        it(`as ${role}: ${outcome}`, async (world) => {
          await before?.(world);
          const sent = typeof params === "function" ? params(world) : params;
          const answer = await world
            .as(ROLES[role as RoleName])
            .call(operationId, sent);
          if (outcome === "ok")
            expect(answer).toMatchObject({ result: "success" });
          else expect(answer).toMatchObject({ result: "error", msg: outcome });
        });
      }
    },
  };
}

async function freshWorld(
  emulator: Emulator,
  transport: Transport,
  fixture: string,
): Promise<World> {
  const emulated = await emulator.createRealm({ fixture });
  const realm = emulated.state;
  return {
    realm,
    emulated,
    as: (handle) => new Sender(transport, realm, handle),
  };
}

async function expectRefusal(
  operationId: OperationId,
  world: World,
  row: ErrorRow,
): Promise<void> {
  await row.before?.(world);
  const params =
    typeof row.params === "function" ? row.params(world) : row.params;
  const watchers = await Promise.all(
    ["olive", "max", "mia"].map((handle) => watch(world, handle)),
  );
  const before = stateOf(world.realm);
  const { status, body } = await world
    .as(row.as)
    .send(operationId, params, row.options);
  expect(body).toMatchObject({ result: "error", msg: row.msg, ...row.extra });
  expect(body.code ?? "").toBe(row.code);
  expect(status).toBe(row.status ?? 400);
  expect(stateOf(world.realm)).toEqual(before);
  for (const queue of watchers)
    expect(queue ? [...queue.events] : []).toEqual([]);
}

/** A queue of the person, made past the doors so that deactivated people can have none. */
async function watch({ realm, as }: World, handle: string) {
  try {
    const { id } = await as(handle).register({
      client_capabilities: {
        notification_settings_null: true,
        stream_typing_notifications: true,
        bulk_message_deletion: true,
      },
    });
    return realm.queues.get(id);
  } catch {
    return undefined;
  }
}
