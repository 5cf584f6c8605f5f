import type {
  OperationAnswer,
  OperationId,
  OperationParams,
} from "../contract/operation-types.ts";
import type { Call, UploadedFile } from "../protocol/call.ts";
import type { Realm } from "../realm/realm.ts";
import type { User } from "../realm/users.ts";

/** What an answer is to say in its head. */
export interface Told {
  headers?: Readonly<Record<string, string>>;
}

/** What an operation is given: checked parameters, the realm, and who asks. */
export interface OperationContext<Id extends OperationId, Caller = User> {
  readonly realm: Realm;
  readonly caller: Caller;
  readonly params: OperationParams<Id>;
  /** Name of the client application. Source: platform 6.1. */
  readonly client: string;
  readonly files: readonly UploadedFile[];
  readonly call: Call;
  /** Where headers go that the answer has beside those of its kind. */
  readonly told: Told;
  /** How many messages a rule of a scenario lets the operation deal with at most. */
  readonly batch?: number | undefined;
}

/** The fields of a success, or a promise of them that is waited for outside the realm's line. */
export type OperationResult<Id extends OperationId> =
  OperationAnswer<Id> | Held<OperationAnswer<Id>>;

/** What an operation does: it finds, refuses, changes and answers. */
export type Handler<Id extends OperationId, Caller = User> = (
  context: OperationContext<Id, Caller>,
) => OperationResult<Id> | Promise<OperationResult<Id>>;

/** An endpoint: its id in `openapi.yaml` and what it does. */
export interface Operation {
  readonly operationId: OperationId;
  /** Whether a call without account is let through to the handler, for histories open to the web. */
  readonly spectators: boolean;
  readonly handler: Handler<OperationId, User | undefined>;
}

/** Declares an endpoint. The handler finds, refuses (by throwing an `ApiError`), changes and answers. */
export function defineOperation<const Id extends OperationId>(
  operationId: Id,
  handler: Handler<Id>,
): Operation {
  return { operationId, spectators: false, handler: handler as never };
}

/** An endpoint that may be called without an account; `caller` is undefined then. */
export function defineOpenOperation<const Id extends OperationId>(
  operationId: Id,
  handler: Handler<Id, User | undefined>,
): Operation {
  return { operationId, spectators: true, handler: handler as never };
}

/** An answer that comes later, as of a long poll. */
export class Held<T> {
  readonly answer: Promise<T>;

  constructor(answer: Promise<T>) {
    this.answer = answer;
  }
}
