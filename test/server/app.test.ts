import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { createApp } from "../../src/server/index.ts";
import { sendRaw } from "../support/raw-request.ts";
import { serveHarbor } from "../support/serve.ts";

const served = await serveHarbor();

test("HEAD has the headers of GET and no body", async () => {
  const get = await served.fetch("/api/v1/users/me", {}, "max");
  const head = await served.fetch(
    "/api/v1/users/me",
    { method: "HEAD" },
    "max",
  );
  expect(head.status).toBe(200);
  expect(head.headers.get("content-length")).toBe(
    get.headers.get("content-length"),
  );
  expect(await head.text()).toBe("");
});

test("a preflight is answered with what clients may send", async () => {
  const response = await served.fetch("/api/v1/messages", {
    method: "OPTIONS",
    headers: {
      Origin: "http://localhost:5173",
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "authorization",
    },
  });
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "Authorization",
    "access-control-allow-methods": "GET, POST, DELETE, PUT, PATCH, HEAD",
  });
});

test("answers name no date and no framework", async () => {
  const { headers } = await served.fetch("/api/v1/server_settings");
  expect(headers.get("date")).toBeNull();
  expect(headers.get("x-powered-by")).toBeNull();
  expect(headers.get("etag")).toBeNull();
});

test("unknown paths are refused with the envelope, inside and outside the interface", async () => {
  for (const path of ["/", "/api/v1/nothing", "/api/v1/users/me/", "/%zz"]) {
    const response = await served.fetch(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      result: "error",
      code: "NOT_FOUND",
    });
  }
});

test("a target over 8 KiB is refused with 414, headers over 64 KiB with 431", async () => {
  const long = await served.fetch(
    `/api/v1/messages?narrow=${"x".repeat(9000)}`,
  );
  expect(long.status).toBe(414);
  expect(await long.json()).toMatchObject({ code: "REQUEST_URI_TOO_LONG" });
  const answer = await sendRaw(
    served.url,
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(70_000)}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 .*"result":"error"/s);
});

test("what is no HTTP at all is refused", async () => {
  expect(await sendRaw(served.url, "nonsense\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 400 .*"code":"BAD_REQUEST"/s,
  );
});

test("several realms are told apart by path, by host and by key", async () => {
  const other = await served.emulator.createRealm({
    fixture: "harbor",
    name: "other",
  });
  const [account] = await accounts("other");
  const authorization = `Basic ${btoa(`${account!.delivery_email}:${account!.api_key}`)}`;
  const byKey = await fetch(`${served.url}/api/v1/users/me`, {
    headers: { Authorization: authorization },
  });
  expect(byKey.status).toBe(200);
  expect(other.journal.count).toBe(1);
  const byPath = await served.fetch("/realms/other/api/v1/server_settings");
  expect(await byPath.json()).toMatchObject({
    realm_uri: `${served.url}/realms/other`,
  });
  const byHost = await sendRaw(
    served.url,
    "GET /api/v1/server_settings HTTP/1.1\r\nHost: other.localhost:1\r\nConnection: close\r\n\r\n",
  );
  expect(byHost).toContain(`${served.url}/realms/other`);
  served.emulator.removeRealm(other);
});

async function accounts(realm: string) {
  const response = await served.fetch(`/__admin/realms/${realm}/users`);
  const { users } = (await response.json()) as {
    users: { delivery_email: string; api_key: string }[];
  };
  return users;
}

test("the application can be mounted in another one", async () => {
  const outer = express();
  outer.use("/chat", createApp(served.emulator, { admin: false }));
  outer.get("/own", (_request, response) => {
    response.send("own");
  });
  const server = createServer(outer).listen(0, "127.0.0.1");
  try {
    await new Promise((resolve) => server.once("listening", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const inner = await fetch(`${url}/chat/api/v1/users/me`, {
      headers: { Authorization: served.basic("max") },
    });
    expect(inner.status).toBe(200);
    expect(await (await fetch(`${url}/own`)).text()).toBe("own");
    expect((await fetch(`${url}/chat/__admin/health`)).status).toBe(404);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
