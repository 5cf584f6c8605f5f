import { expect } from "vitest";
import {
  completeOperations,
  type CompleteOperation,
} from "../../src/contract/all-parameters.ts";
import { Emulator } from "../../src/emulator/emulator.ts";
import type { EmulatedRealm } from "../../src/emulator/emulated-realm.ts";
import { buildCall, toPipelineCall } from "../../src/emulator/person.ts";
import type { Form } from "../../src/protocol/call.ts";
import { fillHarbor } from "../support/harbor.ts";
import { receive, Sender, type Received } from "../support/sender.ts";
import { stateOf } from "../support/state-of.ts";
import { validParams } from "../support/valid-params.ts";

/** Realms that many refusals share: none of them may change anything. */
export class Matrix {
  readonly emulator = new Emulator((realm) => fillHarbor(realm), {
    strict: true,
  });

  /** Another `harbor` by this name. */
  addRealm(name: string): Promise<EmulatedRealm> {
    return this.emulator.createRealm({ fixture: "harbor", name });
  }

  /** Somebody of a realm, or nobody, who sends to it. */
  sender({ state }: EmulatedRealm, handle?: string): Sender {
    return new Sender((request) => this.emulator.fetch(request), state, handle);
  }

  /** Somebody of a realm who asks one that does not exist. */
  lost({ state }: EmulatedRealm, handle: string): Sender {
    const transport = (request: Request) => {
      const { pathname, search, origin } = new URL(request.url);
      const elsewhere = `${origin}/realms/nowhere${pathname}${search}`;
      return this.emulator.fetch(new Request(elsewhere, request));
    };
    return new Sender(transport, state, handle);
  }

  /** Sends a call whose body a door could not read. */
  async sendUnreadable(
    operation: CompleteOperation,
    problem: NonNullable<Form["problem"]>,
    authorization: string,
  ): Promise<Received> {
    const { operationId } = operation;
    const call = toPipelineCall(
      buildCall(operationId, validParams(operation)),
      { authorization },
    );
    const { status, headers, body } = await this.emulator.handle({
      ...call,
      form: { fields: [], files: [], problem },
    });
    return receive(
      operationId,
      new Response(body as BodyInit, { status, headers }),
    );
  }
}

/** All operations, as rows of a table of tests. */
export const ALL: readonly CompleteOperation[] = [
  ...completeOperations().values(),
];

/** Says whether the realm is still as it was now, and whether nobody was told of anything. */
export async function watchState(
  matrix: Matrix,
  realm: EmulatedRealm,
): Promise<() => void> {
  const queue = await matrix
    .sender(realm, "olive")
    .register({ client_capabilities: { notification_settings_null: true } });
  const before = stateOf(realm.state);
  return () => {
    expect(stateOf(realm.state)).toEqual(before);
    expect([...realm.state.queues.get(queue.id)!.events]).toEqual([]);
  };
}
