import type { OperationId } from "../contract/operation-types.ts";
import { bodyText } from "../protocol/body-text.ts";
import type { Answer, Call } from "../protocol/call.ts";
import type { Realm } from "../realm/realm.ts";
import { users, type User } from "../realm/users.ts";
import { UsageError } from "../usage-error.ts";
import {
  buildCall,
  credentialsOf,
  toPipelineCall,
  type CallOptions,
  type CallParams,
  type ErrorAnswer,
  type SuccessAnswer,
} from "./person.ts";

/** Sends a call into the emulator as a client of this realm would. */
export type Send = (call: Call) => Promise<Answer>;

/** Somebody of a realm, to call operations as. */
export class Caller {
  readonly #realm: Realm;
  readonly #send: Send;
  readonly #handle: string;

  constructor(realm: Realm, handle: string, send: Send) {
    this.#realm = realm;
    this.#handle = handle;
    this.#send = send;
  }

  /** The account as it is now. */
  get user(): User {
    return getUserByHandle(this.#realm, this.#handle);
  }

  /**
   * Calls an operation by its id in `openapi.yaml`; parameters are encoded as a client would.
   *
   * Returns: the body of the answer, a success or a refusal; look at `result`.
   * Errors: TypeError when a rule of a scenario breaks the connection.
   */
  async call<Id extends OperationId>(
    operationId: Id,
    params: CallParams<Id> = {} as CallParams<Id>,
    options: CallOptions = {},
  ): Promise<SuccessAnswer<Id> | ErrorAnswer> {
    const call = buildCall(operationId, params as Record<string, unknown>);
    const built = { ...call, path: `/realms/${this.#realm.name}${call.path}` };
    const authorization = credentialsOf(this.#realm, this.user);
    const answer = await this.#send(
      toPipelineCall(built, { ...options, authorization }),
    );
    if (answer.network !== undefined)
      throw new TypeError(`the call failed: network ${answer.network}`);
    return JSON.parse(bodyText(answer.body)) as SuccessAnswer<Id> | ErrorAnswer;
  }
}

/**
 * The user of this handle, API email or real email.
 *
 * Errors: UsageError `NO_SUCH_USER` naming the handles there are.
 */
export function getUserByHandle(realm: Realm, name: string): User {
  const table = realm.open(users);
  const user =
    table.firstBy("handle", name) ??
    table.firstBy("delivery_email", name.toLowerCase());
  if (user) return user;
  const handles = table
    .all()
    .filter((candidate) => !candidate.is_system_bot)
    .map((candidate) => candidate.handle);
  throw new UsageError("NO_SUCH_USER", [
    {
      message: `realm ${realm.name} has nobody called '${name}'`,
      remedy: `there are ${handles.slice(0, 30).join(", ")}${handles.length > 30 ? ", …" : ""}`,
    },
  ]);
}
