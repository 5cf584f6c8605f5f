import { expect, test } from "vitest";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import { basicCredentials } from "../../src/emulator/person.ts";
import { startServer } from "../../src/server/start-server.ts";
import { sendRaw } from "../support/raw-request.ts";

/** Runs a session with a fixed start; answers every byte that came back. */
async function session(seed: string, clock: string): Promise<string[]> {
  const emulator = createEmulator({ strict: true });
  const realm = await emulator.createRealm({ seed, clock });
  const server = await startServer(emulator, { port: 0 });
  // The address is part of answers; behind a fixed name it is the same at every port.
  emulator.url = "http://chat.test";
  const [first, second] = realm.users.filter(
    ({ is_active, is_bot }) => is_active && !is_bot,
  );
  const received: string[] = [];
  const send = async (
    { delivery_email, api_key }: { delivery_email: string; api_key: string },
    method: string,
    path: string,
    fields: Record<string, string> = {},
  ) => {
    const query = new URLSearchParams(fields).toString();
    const inBody = method === "POST" ? query : "";
    const answer = await sendRaw(
      server.url,
      [
        `${method} /api/v1${path}${inBody === "" ? `?${query}` : ""} HTTP/1.1`,
        "Host: localhost",
        "Connection: close",
        `Authorization: ${basicCredentials(delivery_email, api_key)}`,
        "Content-Type: application/x-www-form-urlencoded",
        `Content-Length: ${inBody.length}`,
        "",
        inBody,
      ].join("\r\n"),
    );
    received.push(answer);
    return JSON.parse(answer.slice(answer.indexOf("\r\n\r\n"))) as never;
  };
  const { queue_id } = (await send(second!, "POST", "/register")) as {
    queue_id: string;
  };
  await send(first!, "GET", "/users");
  await send(first!, "POST", "/messages", {
    type: "direct",
    to: `[${second!.user_id}]`,
    content: "The same **bytes**, `always`.",
  });
  await send(first!, "POST", "/typing", {
    op: "start",
    to: `[${second!.user_id}]`,
  });
  await send(second!, "GET", "/events", { queue_id, last_event_id: "-1" });
  await send(second!, "GET", "/messages", {
    anchor: "newest",
    num_before: "50",
    num_after: "0",
  });
  await send(first!, "GET", "/users/me/subscriptions");
  await send(first!, "POST", "/messages", { type: "stream" });
  await server.close();
  emulator.close();
  return received;
}

const CLOCK = "2024-03-04T09:00:00Z";

test("the same fixture, seed, clock and requests give the same bytes", async () => {
  const [first, second] = await Promise.all([
    session("7", CLOCK),
    session("7", CLOCK),
  ]);
  expect(second).toEqual(first);
  expect(first.every((answer) => answer.startsWith("HTTP/1.1 "))).toBe(true);
});

test("another seed gives other ids of queues, another clock other times", async () => {
  const [first, seed, clock] = await Promise.all([
    session("7", CLOCK),
    session("8", CLOCK),
    session("7", "2024-03-05T09:00:00Z"),
  ]);
  expect(seed![0]).not.toBe(first![0]);
  expect(clock![4]).not.toBe(first![4]);
});
