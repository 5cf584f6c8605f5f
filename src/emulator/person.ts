import type {
  OperationAnswer,
  OperationId,
  OperationInput,
} from "../contract/operation-types.ts";
import { API_PREFIX } from "../contract/match.ts";
import { operations } from "../contract/operation.ts";
import type { Call, Form, UploadedFile } from "../protocol/call.ts";
import { apiKeyOf } from "../realm/api-keys.ts";
import type { Realm } from "../realm/realm.ts";
import type { User } from "../realm/users.ts";
import { unknownName } from "../fixture/unknown-name.ts";
import { UsageError } from "../usage-error.ts";

/** The envelope of a refusal. */
export interface ErrorAnswer {
  readonly result: "error";
  readonly msg: string;
  readonly code?: string;
  readonly [field: string]: unknown;
}

/** The envelope of a success with the operation's fields. */
export type SuccessAnswer<Id extends OperationId> = OperationAnswer<Id> & {
  readonly result: "success";
  readonly msg: string;
  readonly ignored_parameters_unsupported?: readonly string[];
};

/** Parameters of a call: as the operation documents them. */
export type CallParams<Id extends OperationId> = OperationInput<Id>;

/** How a call is to be sent, beside its parameters. */
export interface CallOptions {
  readonly files?: readonly UploadedFile[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** `Basic …` for an account. */
export function basicCredentials(email: string, key: string): string {
  return `Basic ${btoa(`${email}:${key}`)}`;
}

/** The `Authorization` header of a user. */
export function credentialsOf(realm: Realm, user: User): string {
  return basicCredentials(user.delivery_email, apiKeyOf(realm, user));
}

/** Method, path and encoded parameters of a call by its operation. */
export interface BuiltCall {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/**
 * Fills an operation's path and encodes the other parameters as a client would: text as it is, all else as JSON;
 * undefined ones are left out.
 *
 * Errors: UsageError for an unknown operation, and for a path that lacks a part.
 */
export function buildCall(
  operationId: string,
  params: Readonly<Record<string, unknown>> = {},
): BuiltCall {
  const operation = operations.get(operationId as OperationId);
  if (!operation) throw unknownOperation(operationId);
  const used = new Set<string>();
  const path = `${API_PREFIX}${operation.path}`.replace(
    /\{(\w+)\}/g,
    (_all, name: string) => {
      used.add(name);
      if (params[name] === undefined || params[name] === "")
        throw missingInPath(operationId, name);
      return encodeURIComponent(String(params[name]));
    },
  );
  const fields = Object.entries(params)
    .filter(([name, value]) => value !== undefined && !used.has(name))
    .map(
      ([name, value]) =>
        [
          name,
          typeof value === "string" ? value : JSON.stringify(value),
        ] as const,
    );
  return { method: operation.method, path, fields };
}

function unknownOperation(operationId: string): UsageError {
  return unknownName("NO_SUCH_OPERATION", {
    kind: "operation",
    name: operationId,
    known: operations.keys(),
    otherwise: "openapi.yaml lists those there are",
  });
}

function missingInPath(operationId: string, name: string): UsageError {
  return new UsageError("MISSING_PARAMETER", [
    {
      message: `${operationId} needs '${name}', which is a part of its path`,
      remedy: `give ${name}`,
    },
  ]);
}

/** A built call as the pipeline takes it. */
export function toPipelineCall(
  built: BuiltCall,
  {
    authorization,
    files = [],
    headers = {},
  }: CallOptions & { authorization?: string | undefined },
): Call {
  const inQuery = built.method === "GET";
  const form: Form = { fields: inQuery ? [] : built.fields, files };
  const sent: Record<string, string | undefined> = { authorization };
  for (const [name, value] of Object.entries(headers))
    sent[name.toLowerCase()] = value;
  return {
    method: built.method,
    path: built.path,
    query: inQuery
      ? new URLSearchParams(built.fields as [string, string][]).toString()
      : "",
    header: (name) => sent[name.toLowerCase()],
    form,
  };
}
