import { ApiError, badRequest } from "../../protocol/api-error.ts";

/** Source: organization 3.11; the order of the extra fields is the reference's. */
function cannotDeactivateLast(
  entity: "user" | "organization owner",
  msg: string,
): ApiError {
  return new ApiError("CANNOT_DEACTIVATE_LAST_USER", msg, {
    extra: { is_last_owner: entity === "organization owner", entity },
  });
}

export const onlyUser = () =>
  cannotDeactivateLast("user", "Cannot deactivate the only user.");
export const onlyOwner = () =>
  cannotDeactivateLast(
    "organization owner",
    "Cannot deactivate the only organization owner.",
  );

/** The same fact told to an administrator: another code, and no full stop. Source: organization 3.10, row 6. */
export const cannotDeactivateOnlyOwner = () =>
  badRequest("Cannot deactivate the only organization owner");
export const onlyOwnerKeepsRole = () =>
  badRequest(
    "The owner permission cannot be removed from the only organization owner.",
  );

export const invalidLanguage = () => badRequest("Invalid default_language");
export const invalidSound = (sound: string) =>
  badRequest(`Invalid notification sound '${sound}'`);
export const badBatchingPeriod = (seconds: number) =>
  badRequest(`Invalid email batching period: ${seconds} seconds`);
export const wrongPassword = () => badRequest("Wrong password!");
export const weakNewPassword = () => badRequest("New password is too weak!");
export const emailChangesDisabled = () =>
  badRequest("Email address changes are disabled in this organization.");
