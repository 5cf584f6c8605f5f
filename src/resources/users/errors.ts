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

export const nothingPassed = () =>
  badRequest("Client did not pass any new values.");
export const emojiNeedsName = () =>
  badRequest(
    "Client must pass emoji_name if they pass either emoji_code or reaction_type.",
  );
export const invalidStatus = (status: string) =>
  badRequest(`Invalid status: ${status}`);
export const botPresence = () =>
  badRequest("Presence is not supported for bot users.");
export const noPresence = (given: string) =>
  badRequest(`No presence data for ${given}`);

export const cannotMuteSelf = () => badRequest("Cannot mute self");
export const alreadyMuted = () => badRequest("User already muted");
export const notMuted = () => badRequest("User is not muted");

export const mayNotCreateUsers = () =>
  badRequest("User not authorized to create users");
export const weakPassword = () => badRequest("The password is too weak.");
