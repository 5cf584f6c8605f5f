import type { Answer } from "../protocol/call.ts";
import type { Realm } from "../realm/realm.ts";
import { getUserByHandle, type Send } from "./caller.ts";
import {
  basicCredentials,
  buildCall,
  credentialsOf,
  toPipelineCall,
  type CallOptions,
} from "./person.ts";

/** A call as somebody of a realm; without `as` it carries no credentials. */
export interface Question extends CallOptions {
  readonly as?: string | undefined;
  readonly operationId: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** An API key in place of the person's own. */
  readonly key?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Whether a scenario makes the call. */
  readonly ownAct?: boolean;
}

/** Sends a call into the emulator as a client of the realm would, and answers what came back, unread. */
export function ask(
  realm: Realm,
  send: Send,
  question: Question,
): Promise<Answer> {
  const { operationId, params, as, key, signal } = question;
  const built = buildCall(operationId, params);
  const call = toPipelineCall(
    { ...built, path: `/realms/${realm.name}${built.path}` },
    { ...question, authorization: authorizationOf(realm, as, key) },
  );
  return send({
    ...call,
    ...(signal && { signal }),
    ...(question.ownAct && { ownAct: true }),
  });
}

function authorizationOf(
  realm: Realm,
  as: string | undefined,
  key: string | undefined,
): string | undefined {
  if (as === undefined) return undefined;
  const user = getUserByHandle(realm, as);
  return key === undefined
    ? credentialsOf(realm, user)
    : basicCredentials(user.delivery_email, key);
}
