import type { ControlCall } from "./control-call.ts";
import { ControlError, forbidden } from "./control-error.ts";

/** Who may use the control endpoints. */
export interface GuardOptions {
  /** When given, every request but `health` must carry it as `Authorization: Bearer …`. */
  readonly token?: string;
  /** Host names, beside the loopback's, under which the control endpoints answer. */
  readonly hosts?: readonly string[];
}

const LOOPBACK =
  /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host name always means this machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host.toLowerCase()) || host === "::1";
}

/**
 * Refuses what a page on another site, or a name that was made to point here, could ask of the control endpoints.
 * Comes before anything else is looked at.
 *
 * Errors: ControlError 403 `FORBIDDEN`; 401 `UNAUTHORIZED` without the token.
 */
export function requireAllowed(
  call: ControlCall,
  { token, hosts = [] }: GuardOptions,
  { isHealth }: { isHealth: boolean },
): void {
  const host = call.header("host") ?? "";
  const name = host.replace(/:\d+$/, "").toLowerCase();
  if (!isLoopback(name) && !hosts.includes(name)) {
    throw forbidden(
      `The control endpoints do not answer under the host '${host}'; allow it with --admin-host ${name || "NAME"}`,
    );
  }
  const origin = call.header("origin");
  if (
    origin !== undefined &&
    origin !== `http://${host}` &&
    origin !== `https://${host}`
  ) {
    throw forbidden(
      `The control endpoints do not answer pages of ${origin}; call them from the test process, not from the page`,
    );
  }
  if (call.header("sec-fetch-site") === "cross-site") {
    throw forbidden("The control endpoints do not answer pages of other sites");
  }
  if (token !== undefined && !isHealth && !carriesToken(call, token)) {
    throw new ControlError(
      401,
      "UNAUTHORIZED",
      "The control endpoints need the token: send 'Authorization: Bearer TOKEN' with the one given as --admin-token",
    );
  }
}

function carriesToken(call: ControlCall, token: string): boolean {
  const [scheme, given = ""] = (call.header("authorization") ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" && equal(given, token);
}

/** Looks at every character, so that the time taken says nothing of how many were right. */
function equal(given: string, token: string): boolean {
  let difference = given.length ^ token.length;
  for (let index = 0; index < given.length; index++)
    difference |=
      given.charCodeAt(index) ^ token.charCodeAt(index % token.length);
  return difference === 0;
}
