import { expect } from "vitest";
import { checkAnswer } from "../../src/contract/check-answer.ts";
import type { OperationId } from "../../src/contract/operation-types.ts";
import {
  basicCredentials,
  buildCall,
  credentialsOf,
  type CallOptions,
  type CallParams,
} from "../../src/emulator/person.ts";
import type { Realm } from "../../src/realm/realm.ts";
import { users, type User } from "../../src/realm/users.ts";
import { keepEvents, keepRefusal } from "./provoked.ts";

/** What came back. Every answer is checked against openapi.yaml before anybody sees it. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  // Bodies are JSON of many shapes; tests compare what they care about.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** How requests travel: direct, over a socket, through MSW. */
export type Transport = (request: Request) => Promise<Response>;

export interface SendOptions extends CallOptions {
  /** Sends these credentials in place of the person's; null sends none. */
  readonly authorization?: string | null;
  readonly signal?: AbortSignal;
}

/** Sends calls as one person of a realm, or as nobody. */
export class Sender {
  readonly #transport: Transport;
  readonly #realm: Realm;
  readonly #handle: string | undefined;

  constructor(transport: Transport, realm: Realm, handle: string | undefined) {
    this.#transport = transport;
    this.#realm = realm;
    this.#handle = handle;
  }

  get user(): User {
    const user = this.#realm.open(users).firstBy("handle", this.#handle ?? "");
    if (!user) throw new Error(`nobody is called ${this.#handle}`);
    return user;
  }

  get id(): number {
    return this.user.user_id;
  }

  /** The body of the answer, be it a success or a refusal. */
  async call<Id extends OperationId>(
    id: Id,
    params?: CallParams<Id> | Record<string, unknown>,
    options?: SendOptions,
  ) {
    return (await this.send(id, params, options)).body;
  }

  /** The body of a success; a refusal fails the test. */
  async ok<Id extends OperationId>(
    id: Id,
    params?: CallParams<Id> | Record<string, unknown>,
    options?: SendOptions,
  ) {
    const { body } = await this.send(id, params, options);
    expect(body, `${id} was refused`).toMatchObject({ result: "success" });
    return body;
  }

  async send(
    id: OperationId,
    params: object = {},
    options: SendOptions = {},
  ): Promise<Received> {
    const { method, path, fields } = buildCall(
      id,
      params as Record<string, unknown>,
    );
    const url = new URL(`${this.#realm.url}${path}`);
    const headers = new Headers(options.headers);
    const authorization =
      options.authorization === undefined
        ? this.#credentials()
        : options.authorization;
    if (authorization !== null) headers.set("Authorization", authorization);
    let body: BodyInit | undefined;
    if (method === "GET")
      for (const [name, value] of fields) url.searchParams.append(name, value);
    else if (options.files?.length) {
      const form = new FormData();
      for (const [name, value] of fields) form.append(name, value);
      for (const { part, filename, contentType, bytes } of options.files) {
        form.append(
          part,
          new Blob([bytes as BlobPart], { type: contentType }),
          filename,
        );
      }
      body = form;
    } else body = new URLSearchParams(fields as [string, string][]);
    const request = new Request(url, {
      method,
      headers,
      ...(body && { body }),
      ...(options.signal && { signal: options.signal }),
    });
    const response = await keepEvents(id, () => this.#transport(request));
    return receive(id, response);
  }

  /** Registers an event queue; `events()` gives what came since the last look. */
  async register(
    params: CallParams<"register-queue"> | Record<string, unknown> = {},
  ): Promise<Queue> {
    const registered = await this.ok("register-queue", {
      fetch_event_types: ["no_such_type"],
      ...params,
    });
    return new Queue(
      this,
      registered.queue_id as string,
      registered.last_event_id as number,
    );
  }

  #credentials(): string | null {
    return this.#handle === undefined
      ? null
      : credentialsOf(this.#realm, this.user);
  }
}

/** An event queue as its client sees it. */
export class Queue {
  readonly id: string;
  readonly #sender: Sender;
  #lastEventId: number;

  constructor(sender: Sender, id: string, lastEventId: number) {
    this.#sender = sender;
    this.id = id;
    this.#lastEventId = lastEventId;
  }

  /** Events since the last look, without waiting. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async events(): Promise<any[]> {
    const { events } = await this.#sender.ok("get-events", {
      queue_id: this.id,
      last_event_id: this.#lastEventId,
      dont_block: true,
    });
    this.#lastEventId = events.at(-1)?.id ?? this.#lastEventId;
    return events;
  }

  /** Waits for the next event as a client does. */
  async poll(options?: SendOptions): Promise<Received> {
    return await this.#sender.send(
      "get-events",
      { queue_id: this.id, last_event_id: this.#lastEventId },
      options,
    );
  }
}

/** Reads an answer, checks it against the document, and keeps refusals for the proof of coverage. */
export async function receive(
  operationId: OperationId,
  response: Response,
): Promise<Received> {
  const body: unknown = JSON.parse(await response.text());
  expect(
    checkAnswer(operationId, response.status, body),
    `answer of ${operationId}`,
  ).toEqual([]);
  keepRefusal(operationId, response.status, body);
  return { status: response.status, headers: response.headers, body };
}

export { basicCredentials };
