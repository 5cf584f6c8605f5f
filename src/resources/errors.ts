import { ApiError, badRequest } from "../protocol/api-error.ts";
import { isRefusal, type Refusal } from "../realm/refusal.ts";

/** Turns a rule's "no" into the interface's error. */
export function toApiError({ code, msg, extra, status }: Refusal): ApiError {
  return new ApiError(code, msg, {
    ...(extra && { extra }),
    ...(status !== undefined && { status }),
  });
}

/** What a rule answered; throws when it said no. */
export function requireAllowed<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw toApiError(answer);
  return answer;
}

export const invalidStreamId = () => badRequest("Invalid stream ID");
export const invalidStreamName = (name: string) =>
  badRequest(`Invalid stream name '${name}'`);
export const noSuchUser = () => badRequest("No such user");
export const userIsDeactivated = () => badRequest("User is deactivated");
export const insufficientPermission = () =>
  badRequest("Insufficient permission");
export const invalidUserGroup = () => badRequest("Invalid user group");
export const invalidMessages = () => badRequest("Invalid message(s)");
export const notAllowedForGuests = () =>
  badRequest("Not allowed for guest users");
export const draftsOff = () =>
  badRequest("User has disabled synchronizing drafts.");
export const noBots = () =>
  badRequest("This endpoint does not accept bot requests.");
export const notAuthorizedForQuery = () =>
  badRequest("User not authorized for this query");
export const missingArgument = (name: string) =>
  badRequest(`Missing '${name}' argument`);

export const mustBeAdministrator = () =>
  new ApiError(
    "UNAUTHORIZED_PRINCIPAL",
    "Must be an organization administrator",
  );
export const mustBeOwner = () =>
  new ApiError("UNAUTHORIZED_PRINCIPAL", "Must be an organization owner");
export const mustBeMember = () =>
  new ApiError("UNAUTHORIZED_PRINCIPAL", "Must be an organization member");

/** A value that its own converter cannot take. Source: platform 3.6, converter errors. */
export function badValue(name: string, bad_value: unknown): ApiError {
  return new ApiError(
    "REQUEST_VARIABLE_INVALID",
    `Bad value for '${name}': ${String(bad_value)}`,
    {
      extra: { var_name: name, bad_value },
    },
  );
}
