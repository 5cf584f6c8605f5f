import { expect } from "vitest";
import { controlAnswerProblems } from "./control-document.ts";

/** What a control endpoint answered; the body as JSON where it is. */
export interface ControlAnswer {
  readonly status: number;
  readonly headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** Calls the control endpoints of a server; every answer is held against `control.yaml`. */
export function controlClient(url: string) {
  return async (
    method: string,
    path: string,
    body?: unknown,
  ): Promise<ControlAnswer> => {
    const response = await fetch(`${url}/__admin${path}`, {
      method,
      ...(body !== undefined && {
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    const { status, headers } = response;
    const type = headers.get("content-type");
    expect(controlAnswerProblems(method, path, { status, type, text })).toEqual(
      [],
    );
    const isJson = type?.includes("json") && text !== "";
    return {
      status,
      headers,
      body: isJson ? JSON.parse(text) : text || undefined,
    };
  };
}
