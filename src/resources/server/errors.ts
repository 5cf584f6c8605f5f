import { ApiError, badRequest } from "../../protocol/api-error.ts";

export const invalidEmailAddress = () =>
  badRequest("Enter a valid email address.");
export const notInProduction = () =>
  badRequest("Endpoint not available in production.");
export const devAuthDisabled = () => badRequest("DevAuthBackend not enabled.");

/** A login that fails; no `WWW-Authenticate` goes with it. Source: platform 5.3. */
const loginError = (code: string, msg: string) =>
  new ApiError(code, msg, { status: 401 });

export const authenticationFailed = () =>
  loginError("AUTHENTICATION_FAILED", "Your username or password is incorrect");
export const passwordAuthDisabled = () =>
  loginError(
    "PASSWORD_AUTH_DISABLED",
    "Password authentication is disabled in this organization",
  );
export const realmDeactivated = () =>
  loginError("REALM_DEACTIVATED", "This organization has been deactivated");
export const userDeactivated = () =>
  loginError("USER_DEACTIVATED", "Account is deactivated");
