/** One account on a server: sends requests with its credentials. */
export class Api {
  readonly #server: string;
  readonly #authorization: string;

  constructor(server: string, email: string, key: string) {
    this.#server = server;
    this.#authorization = `Basic ${btoa(`${email}:${key}`)}`;
  }

  static async login(
    server: string,
    email: string,
    password: string,
  ): Promise<Api> {
    const body = new URLSearchParams({ username: email, password });
    const answer = await read(
      await fetch(`${server}/api/v1/fetch_api_key`, { method: "POST", body }),
    );
    return new Api(server, answer.email, answer.api_key);
  }

  get(path: string, params: Record<string, unknown> = {}) {
    return this.#send("GET", `${path}?${encode(params)}`);
  }

  post(path: string, params: Record<string, unknown>) {
    return this.#send("POST", path, encode(params));
  }

  async #send(method: string, path: string, body?: URLSearchParams) {
    const headers = { Authorization: this.#authorization };
    return read(
      await fetch(`${this.#server}/api/v1${path}`, {
        method,
        headers,
        ...(body && { body }),
      }),
    );
  }
}

function encode(params: Record<string, unknown>): URLSearchParams {
  const fields = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(fields as [string, string][]);
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
async function read(response: Response): Promise<any> {
  const answer = await response.json();
  if (answer.result !== "success") throw new Error(answer.msg);
  return answer;
}
