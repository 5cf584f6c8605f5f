import type { OperationSpec } from "../contract/operation.ts";
import { ApiError, badRequest } from "../protocol/api-error.ts";
import type { Call } from "../protocol/call.ts";
import type { User } from "../realm/users.ts";
import type { Operation } from "../resources/operation.ts";
import { authenticate } from "./authenticate.ts";
import type { EmulatedRealm } from "./emulated-realm.ts";
import type { Realms } from "./realms.ts";

/**
 * The realm that a call is for, and its caller. Operations without credentials are answered by the realm named, else by
 * the default one.
 */
export function identify(
  call: Call,
  realms: Realms,
  {
    named,
    name,
    operation,
    handling,
  }: {
    named: EmulatedRealm | undefined;
    name: string | undefined;
    operation: OperationSpec;
    handling: Operation;
  },
): { realm: EmulatedRealm; caller: User | undefined } {
  const header = call.header("authorization");
  if (
    operation.credentials === "none" ||
    (handling.spectators && header === undefined)
  ) {
    const realm = name === undefined ? realms.default : named;
    if (!realm) throw unknownRealm(operation);
    return { realm, caller: undefined };
  }
  return authenticate(realms, header, {
    name,
    named,
    operationId: operation.operationId,
  });
}

/** Source: platform 1.5. */
function unknownRealm(operation: OperationSpec): ApiError {
  return operation.operationId === "get-server-settings"
    ? badRequest("Invalid subdomain")
    : new ApiError("NONEXISTENT_SUBDOMAIN", "Invalid subdomain", {
        status: 404,
      });
}
