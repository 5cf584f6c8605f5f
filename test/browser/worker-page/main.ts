import type { EmulatedRealm } from "chat-emulator";
import { SERVER, startEmulator } from "../worker.mocks.ts";

declare global {
  interface Window {
    readonly ready: Promise<EmulatedRealm>;
    /** Sends a request to the chat server as a person of the realm. */
    call(
      handle: string,
      method: string,
      path: string,
      body?: Record<string, string> | FormData,
    ): Promise<any>;
  }
}

const ready = startEmulator();

async function call(
  handle: string,
  method: string,
  path: string,
  body?: Record<string, string> | FormData,
): Promise<unknown> {
  const response = await fetch(`${SERVER}/api/v1${path}`, {
    method,
    headers: { Authorization: await authorizationOf(handle) },
    ...(body && {
      body: body instanceof FormData ? body : new URLSearchParams(body),
    }),
  });
  return response.json();
}

async function authorizationOf(handle: string): Promise<string> {
  const { delivery_email, password } = (await ready).as(handle).user;
  const response = await fetch(`${SERVER}/api/v1/fetch_api_key`, {
    method: "POST",
    body: new URLSearchParams({
      username: delivery_email,
      password: password!,
    }),
  });
  const { api_key } = (await response.json()) as { api_key: string };
  return `Basic ${btoa(`${delivery_email}:${api_key}`)}`;
}

Object.assign(window, { ready, call });
