import type { IncomingMessage, ServerResponse } from "node:http";
import type { Call, Form } from "../protocol/call.ts";
import { fromWire } from "./text.ts";

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
    const target = fromWire(url);
    const mark = target.indexOf("?");
    this.method = request.method ?? "GET";
    this.path = mark < 0 ? target : target.slice(0, mark);
    this.query = mark < 0 ? "" : target.slice(mark + 1);
    this.form = form;
    this.#request = request;
    this.#response = response;
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name.toLowerCase()];
    const text = Array.isArray(value) ? value.join(", ") : value;
    return text === undefined ? undefined : fromWire(text);
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
