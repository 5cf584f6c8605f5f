import { expect, test } from "vitest";
import { Emulator } from "../../src/emulator/emulator.ts";
import { startServer } from "../../src/server/start-server.ts";
import { UsageError } from "../../src/usage-error.ts";
import { fillHarbor } from "../support/harbor.ts";
import { serveHarbor } from "../support/serve.ts";

const emulator = new Emulator((realm) => fillHarbor(realm));

test("a port in use is named, with what to do", async () => {
  const first = await startServer(emulator, { port: 0 });
  const second = startServer(emulator, { port: first.port });
  await expect(second).rejects.toThrow(UsageError);
  await expect(second).rejects.toMatchObject({ code: "PORT_IN_USE" });
  await expect(second).rejects.toThrow(/--port/);
  await first.close();
});

test("an address of another machine is named", async () => {
  await expect(
    startServer(emulator, { port: 0, host: "203.0.113.1", admin: false }),
  ).rejects.toMatchObject({ code: "BAD_ADDRESS" });
});

test("listening beyond this machine needs a token or no control endpoints", async () => {
  await expect(
    startServer(emulator, { port: 0, host: "0.0.0.0" }),
  ).rejects.toMatchObject({ code: "ADMIN_TOKEN_NEEDED" });
  const options = [{ admin: false }, { adminToken: "secret" }];
  for (const option of options) {
    const server = await startServer(emulator, {
      port: 0,
      host: "0.0.0.0",
      ...option,
    });
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
    await server.close();
  }
});

test("closing answers held polls and takes less than a second", async () => {
  const { server, url, basic, fetch } = await serveHarbor();
  const registered = await fetch(
    "/api/v1/register",
    { method: "POST", body: new URLSearchParams() },
    "max",
  );
  const { queue_id } = (await registered.json()) as { queue_id: string };
  const poll = globalThis.fetch(
    `${url}/api/v1/events?queue_id=${queue_id}&last_event_id=-1`,
    { headers: { Authorization: basic("max") } },
  );
  await expect
    .poll(() =>
      fetch("/__admin/realms/harbor/requests/count").then((r) => r.json()),
    )
    .toEqual({ count: 1 });
  const started = process.hrtime.bigint();
  await server.close();
  expect(await (await poll).json()).toMatchObject({ events: [] });
  expect(Number(process.hrtime.bigint() - started) / 1e6).toBeLessThan(1000);
  await expect(globalThis.fetch(url)).rejects.toThrow("fetch failed");
});

test("a client that goes away ends its poll", async () => {
  const { realm, url, basic, fetch } = await serveHarbor();
  const registered = await fetch(
    "/api/v1/register",
    { method: "POST", body: new URLSearchParams() },
    "max",
  );
  const { queue_id } = (await registered.json()) as { queue_id: string };
  const controller = new AbortController();
  const poll = globalThis.fetch(
    `${url}/api/v1/events?queue_id=${queue_id}&last_event_id=-1`,
    { headers: { Authorization: basic("max") }, signal: controller.signal },
  );
  const queue = realm.state.queues.get(queue_id)!;
  await expect.poll(() => queue.connected).toBe(true);
  controller.abort();
  await expect(poll).rejects.toThrow("aborted");
  await expect.poll(() => queue.connected).toBe(false);
});
