import { http, HttpResponse, passthrough, type HttpHandler } from "msw";
import { Control, isControlPath } from "../control/control.ts";
import { notFound } from "../control/control-error.ts";
import { answerAsset } from "../emulator/assets.ts";
import type { Emulator } from "../emulator/emulator.ts";
import { respond, toCall } from "../emulator/request.ts";
import type { Answer } from "../protocol/call.ts";
import { PACKAGE_VERSION } from "../version.ts";

export interface HandlerOptions {
  /** Address of the emulated server, as the client under test is given it. Default: the emulator's own. */
  readonly baseUrl?: string;
}

/** Paths that belong to the emulator; everything else of the base goes to the network. */
const SERVED =
  /^\/(?:api|realms|user_avatars|user_uploads|static|__admin)(?:\/|$)/;

/**
 * The emulator as handlers for `setupWorker` and `setupServer` of MSW 2.10 and up and MSW 3.
 *
 * Chosen: one catch-all handler, because MSW's cost of a request grows with the number of handlers.
 * Sets `emulator.url` to the base.
 */
export function createHandlers(
  emulator: Emulator,
  { baseUrl = emulator.url }: HandlerOptions = {},
): HttpHandler[] {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, "");
  emulator.url = base.origin + prefix;
  const control = new Control(emulator, {
    version: PACKAGE_VERSION,
    readDocument: () => {
      throw notFound(
        "openapi.yaml is not kept in a page; it is in the package as chat-emulator/openapi.yaml",
      );
    },
    guard: { hosts: [base.hostname] },
  });
  const resolve = async ({ request }: { request: Request }) => {
    const path = new URL(request.url).pathname.slice(prefix.length);
    return SERVED.test(path)
      ? toMswResponse(
          await answer(emulator, control, request, prefix),
          request.signal,
        )
      : passthrough();
  };
  return [http.all(`${base.origin}${prefix}/*`, resolve)];
}

async function answer(
  emulator: Emulator,
  control: Control,
  request: Request,
  prefix: string,
): Promise<Answer> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(prefix.length);
  if (isControlPath(path)) {
    return control.handle({
      method: request.method,
      path,
      query: search.slice(1),
      header: (name) =>
        request.headers.get(name) ??
        (name.toLowerCase() === "host" ? new URL(request.url).host : undefined),
      signal: request.signal,
      readBody: () => request.text(),
    });
  }
  const call = { ...(await toCall(request)), path };
  return path.startsWith("/api/")
    ? emulator.handle(call)
    : ((await answerAsset(emulator, call)) ?? emulator.handle(call));
}

async function toMswResponse(answered: Answer, signal: AbortSignal) {
  const response = await respond(answered, signal);
  if (response.type === "error") return HttpResponse.error();
  return new HttpResponse(response.body, {
    status: response.status,
    headers: response.headers,
  });
}
