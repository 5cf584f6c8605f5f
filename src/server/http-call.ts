import type { IncomingMessage, ServerResponse } from "node:http";
import type { Call, Form } from "../protocol/call.ts";

/** A request over HTTP as the emulator takes it. */
export class HttpCall implements Call {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly form: Form;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  #signal: AbortSignal | undefined;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    { url, form }: { url: string; form: Form },
  ) {
    const mark = url.indexOf("?");
    this.method = request.method ?? "GET";
    this.path = mark < 0 ? url : url.slice(0, mark);
    this.query = mark < 0 ? "" : url.slice(mark + 1);
    this.form = form;
    this.#request = request;
    this.#response = response;
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(", ") : value;
  }

  /** Made when somebody asks: only a held poll does. */
  get signal(): AbortSignal {
    if (!this.#signal) {
      const controller = new AbortController();
      this.#signal = controller.signal;
      if (this.#response.destroyed) controller.abort();
      this.#response.once("close", () => controller.abort());
    }
    return this.#signal;
  }
}
