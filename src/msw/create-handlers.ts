import { http, HttpResponse, passthrough, type HttpHandler } from "msw";
import type { Control } from "../control/control.ts";
import { isControlPath } from "../control/control-path.ts";
import type { Emulator } from "../emulator/emulator.ts";
import { respond, toCall } from "../emulator/request.ts";
import type { Answer } from "../protocol/call.ts";

/** Where the handlers answer. */
export interface HandlerOptions {
  /** Address of the emulated server, as the client under test is given it. Default: the emulator's own. */
  readonly baseUrl?: string;
}

/** Paths that belong to the emulator; everything else of the base goes to the network. */
const SERVED =
  /^\/(?:api|realms|user_avatars|user_uploads|thumbnail|static|__admin)(?:\/|$)/;

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
  const door = new PageDoor(emulator, base.hostname);
  const resolve = async ({ request }: { request: Request }) => {
    const path = new URL(request.url).pathname.slice(prefix.length);
    return SERVED.test(path)
      ? toMswResponse(await door.answer(request, path), request.signal)
      : passthrough();
  };
  return [http.all(`${base.origin}${prefix}/*`, resolve)];
}

/** Brings a page's requests to the emulator; what most pages never ask for is loaded when it is asked for. */
class PageDoor {
  readonly #emulator: Emulator;
  readonly #host: string;
  #control: Promise<Control> | undefined;

  constructor(emulator: Emulator, host: string) {
    this.#emulator = emulator;
    this.#host = host;
  }

  async answer(request: Request, path: string): Promise<Answer> {
    if (isControlPath(path)) return this.#answerControl(request, path);
    const call = { ...(await toCall(request)), path };
    if (path.startsWith("/api/")) return this.#emulator.handle(call);
    const { answerAsset } = await import("../emulator/assets.ts");
    return (
      (await answerAsset(this.#emulator, call)) ?? this.#emulator.handle(call)
    );
  }

  async #answerControl(request: Request, path: string): Promise<Answer> {
    const { host, search } = new URL(request.url);
    const control = await (this.#control ??= createControl(
      this.#emulator,
      this.#host,
    ));
    return control.handle({
      method: request.method,
      path,
      query: search.slice(1),
      header: (name) =>
        request.headers.get(name) ??
        (name.toLowerCase() === "host" ? host : undefined),
      signal: request.signal,
      readBody: () => request.text(),
    });
  }
}

async function createControl(
  emulator: Emulator,
  host: string,
): Promise<Control> {
  const { createPageControl } = await import("./page-control.ts");
  return createPageControl(emulator, host);
}

async function toMswResponse(
  answered: Answer,
  signal: AbortSignal,
): Promise<Response> {
  const response = await respond(answered, signal);
  if (response.type === "error") return HttpResponse.error();
  return new HttpResponse(response.body, {
    status: response.status,
    headers: response.headers,
  });
}
