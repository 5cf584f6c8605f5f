/** A control request that was refused, with the server's own words. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface Mistake {
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
  readonly remedy?: string;
}

/** Calls the control endpoints beside this page, with the token where one is needed. */
export class ControlClient {
  readonly #askToken: () => Promise<string>;
  #token: string | undefined;

  constructor({
    token,
    askToken,
  }: {
    token: string | undefined;
    /** Asked when the server wants a token, or another one. */
    askToken: () => Promise<string>;
  }) {
    this.#token = token;
    this.#askToken = askToken;
  }

  /** The JSON answered. Errors: Refused; TypeError when nobody answers. */
  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    return (await (await this.send(method, path, { body })).json()) as T;
  }

  /** The text answered. Errors: as `json`. */
  async text(method: string, path: string, body?: unknown): Promise<string> {
    return await (await this.send(method, path, { body })).text();
  }

  /** The answer; what is no text is sent as JSON. Errors: as `json`. */
  async send(
    method: string,
    path: string,
    { body, signal }: { body?: unknown; signal?: AbortSignal } = {},
  ): Promise<Response> {
    for (;;) {
      const token = this.#token;
      const response = await fetch(path, {
        method,
        cache: "no-store",
        headers:
          token === undefined ? {} : { Authorization: `Bearer ${token}` },
        ...(body !== undefined && {
          body: typeof body === "string" ? body : JSON.stringify(body),
        }),
        ...(signal && { signal }),
      });
      if (response.ok) return response;
      if (response.status !== 401)
        throw new Refused(response.status, wording(await response.text()));
      // Another request may have asked in the meantime.
      if (token === this.#token) this.#token = await this.#askToken();
    }
  }
}

/** What a refusal says: each mistake with its place and remedy, or the message alone. */
function wording(text: string): string {
  try {
    const { message, mistakes } = JSON.parse(text) as {
      message: string;
      mistakes?: readonly Mistake[];
    };
    return mistakes?.map(describe).join("\n") ?? message;
  } catch {
    return text;
  }
}

function describe({ line, column, message, remedy }: Mistake): string {
  const place =
    line === undefined ? "" : `line ${line}, column ${column ?? 1}: `;
  return `${place}${message}${remedy === undefined ? "" : `; ${remedy}`}`;
}
