import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { findBuilt } from "./built.ts";
import { timeOf, type Row } from "./report.ts";

const BASE_URL = "https://chat.example.com";
const CALLS = 100;
const TURNS = 15;

/** One call through MSW in Node, against a handler that answers the same bytes always. */
export async function measureMsw(): Promise<Row[]> {
  const { createEmulator } = (await import(
    findBuilt("index.js")
  )) as typeof import("../../src/index.ts");
  const { createHandlers } = (await import(
    findBuilt("msw/index.js")
  )) as typeof import("../../src/msw/index.ts");
  const emulator = createEmulator({ strict: false });
  const realm = await emulator.createRealm();
  const [{ delivery_email, api_key }] = realm.users as [
    (typeof realm.users)[number],
  ];
  const Authorization = `Basic ${btoa(`${delivery_email}:${api_key}`)}`;
  const request = async () => {
    const response = await fetch(`${BASE_URL}/api/v1/users/me`, {
      headers: { Authorization },
    });
    return await response.text();
  };

  const server = setupServer(
    ...createHandlers(emulator, { baseUrl: BASE_URL }),
  );
  server.listen();
  const text = await request();
  const constant = http.get(
    `${BASE_URL}/api/v1/users/me`,
    () =>
      new HttpResponse(text, {
        headers: { "Content-Type": "application/json" },
      }),
  );
  const calls = async () => {
    for (let call = 0; call < CALLS; call++) await request();
  };
  const own: number[] = [];
  const floor: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    server.resetHandlers();
    own.push(await timeOf(1, calls));
    server.resetHandlers(constant);
    floor.push(await timeOf(1, calls));
  }
  server.close();
  const perCall = (times: number[]) => (Math.min(...times) / CALLS) * 1000;
  return [
    {
      what: "GET /users/me through MSW",
      measured: `${perCall(own).toFixed(0)} µs`,
      floor: `static handler ${perCall(floor).toFixed(0)} µs`,
      figure: perCall(own) / perCall(floor),
      unit: "×",
      budget: { atMost: 1.5 },
    },
  ];
}
