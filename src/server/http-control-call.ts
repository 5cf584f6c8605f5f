import type { IncomingMessage, ServerResponse } from "node:http";
import type { ControlCall } from "../control/control-call.ts";
import { EMPTY_FORM } from "../protocol/call.ts";
import { readBody } from "./body.ts";
import { HttpCall } from "./http-call.ts";
import { MAX_BODY_BYTES } from "./limits.ts";

/** A request over HTTP to the control endpoints. */
export class HttpControlCall extends HttpCall implements ControlCall {
  readonly #request: IncomingMessage;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    { url }: { url: string },
  ) {
    super(request, response, { url, form: EMPTY_FORM });
    this.#request = request;
  }

  async readBody(): Promise<string | undefined> {
    return (await readBody(this.#request, MAX_BODY_BYTES))?.toString("utf8");
  }
}
