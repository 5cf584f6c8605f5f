import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getResponse } from "msw";
import { describe, expect, test } from "vitest";
import { PAGE, POLICY } from "../../src/dashboard/generated/page.ts";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import { createHandlers } from "../../src/msw/index.ts";
import { createApp } from "../../src/server/app.ts";
import { controlClient } from "../support/control-client.ts";
import { sendRaw } from "../support/raw-request.ts";
import { serveHarbor } from "../support/serve.ts";

const { url } = await serveHarbor();
const guarded = await serveHarbor({ adminToken: "s3cret" });

/** What a browser is answered whose navigation came from there. */
async function statusFrom(site: string, server = url): Promise<number> {
  const text = [
    "GET /__admin/ HTTP/1.1",
    `Host: ${new URL(server).host}`,
    "Connection: close",
    "Sec-Fetch-Mode: navigate",
    "Sec-Fetch-Dest: document",
    `Sec-Fetch-Site: ${site}`,
    "",
    "",
  ].join("\r\n");
  return Number((await sendRaw(server, text)).split(" ")[1]);
}

test("is HTML under a policy that lets in nothing from outside", async () => {
  const { status, headers, body } = await controlClient(url)("GET", "/");
  expect(status).toBe(200);
  expect(body).toBe(PAGE);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toBe(POLICY);
  expect(POLICY.split("; ")).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  expect(POLICY).not.toContain("unsafe");
});

test("HEAD has the same head and no body", async () => {
  const get = await fetch(`${url}/__admin/`);
  const head = await fetch(`${url}/__admin/`, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  expect(headOf(head)).toEqual(headOf(get));
});

/** Without what concerns the connection alone. */
function headOf({ headers }: Response): (readonly [string, string])[] {
  return [...headers].filter(
    ([name]) => name !== "connection" && name !== "keep-alive",
  );
}

test.each(["POST", "PUT", "DELETE"])("%s is not allowed", async (method) => {
  const { status, headers } = await controlClient(url)(method, "/");
  expect(status).toBe(405);
  expect(headers.get("allow")).toBe("GET");
});

test("takes no parameters", async () => {
  expect((await controlClient(url)("GET", "/?realm=harbor")).status).toBe(400);
});

test("without the slash leads to the address with it", async () => {
  const answer = await fetch(`${url}/__admin`, { redirect: "manual" });
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe("__admin/");
  const followed = await fetch(`${url}/__admin`);
  expect(followed.url).toBe(`${url}/__admin/`);
  expect(await followed.text()).toBe(PAGE);
});

test("is found where the application is mounted below another path", async () => {
  const app = createApp(createEmulator());
  const server = createServer((request, response) => {
    request.url = request.url!.replace(/^\/chat/, "");
    app(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const followed = await fetch(`http://127.0.0.1:${port}/chat/__admin`);
  expect(followed.url).toBe(`http://127.0.0.1:${port}/chat/__admin/`);
  expect(await followed.text()).toBe(PAGE);
  server.closeAllConnections();
  server.close();
});

describe("a navigation", () => {
  test.each([
    ["none", 200],
    ["same-origin", 200],
    ["cross-site", 403],
  ])("from '%s' is answered %i", async (site, status) => {
    expect(await statusFrom(site)).toBe(status);
  });

  test("under a foreign name is refused", async () => {
    const text = `GET /__admin/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;
    expect((await sendRaw(url, text)).split(" ")[1]).toBe("403");
  });
});

test("needs no token, which it asks for, but what it shows does", async () => {
  expect(await statusFrom("none", guarded.url)).toBe(200);
  expect((await fetch(`${guarded.url}/__admin`)).status).toBe(200);
  expect((await fetch(`${guarded.url}/__admin/realms`)).status).toBe(401);
});

test("is not there without control endpoints", async () => {
  const { url: without } = await serveHarbor({ admin: false });
  expect((await fetch(`${without}/__admin/`)).status).toBe(404);
});

test("answers under MSW too", async () => {
  const handlers = createHandlers(createEmulator(), {
    baseUrl: "https://chat.example.com",
  });
  const request = new Request("https://chat.example.com/__admin/");
  const answer = await getResponse(handlers, request);
  expect(answer?.headers.get("content-security-policy")).toBe(POLICY);
  expect(await answer?.text()).toBe(PAGE);
});
