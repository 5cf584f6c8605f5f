import { describe, expect, test } from "vitest";
import { sendRaw } from "../support/raw-request.ts";
import { serveHarbor } from "../support/serve.ts";

const HEALTH = "/__admin/health";
const REALMS = "/__admin/realms";

/** Sends what fetch would not let us: any `Host`, `Origin` and `Sec-Fetch-Site`. */
async function statusOf(
  url: string,
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  const all = { Host: new URL(url).host, Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const text = [`GET ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
  return Number((await sendRaw(url, text)).split(" ")[1]);
}

describe("on this machine", async () => {
  const { url } = await serveHarbor({ adminHosts: ["Chat"] });
  const { host, port } = new URL(url);

  test.each([
    ["localhost", 200],
    ["127.0.0.1:1", 200],
    ["[::1]:80", 200],
    ["team.localhost", 200],
    ["chat:2428", 200],
    ["evil.example", 403],
    ["localhost.evil.example", 403],
    ["127.0.0.1.evil.example", 403],
    ["", 403],
  ])("under the host '%s' it answers %i", async (name, status) => {
    expect(await statusOf(url, REALMS, { Host: name })).toBe(status);
  });

  test.each([
    [`http://${host}`, 200],
    [`https://${host}`, 200],
    ["http://localhost:5173", 403],
    [`http://localhost:${port}`, 403],
    ["https://evil.example", 403],
    ["null", 403],
  ])("to a page of %s it answers %i", async (origin, status) => {
    expect(await statusOf(url, REALMS, { Origin: origin })).toBe(status);
  });

  test.each([
    ["none", 200],
    ["same-origin", 200],
    ["same-site", 200],
    ["cross-site", 403],
  ])("to a request from '%s' it answers %i", async (site, status) => {
    expect(await statusOf(url, REALMS, { "Sec-Fetch-Site": site })).toBe(
      status,
    );
  });

  test("refuses before it looks at anything", async () => {
    const headers = { Origin: "https://evil.example" };
    expect(await statusOf(url, "/__admin/nothing", headers)).toBe(403);
  });

  test("no page of another origin may read an answer", async () => {
    const response = await fetch(`${url}${HEALTH}`);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("with a token", async () => {
  const { url } = await serveHarbor({ adminToken: "s3cret" });

  test.each([
    ["Bearer s3cret", 200],
    ["bearer s3cret", 200],
    ["Bearer s3cre", 401],
    ["Bearer s3crets3cret", 401],
    ["Bearer", 401],
    ["Basic s3cret", 401],
  ])("'%s' is answered %i", async (authorization, status) => {
    const headers = { Authorization: authorization };
    expect(await statusOf(url, REALMS, headers)).toBe(status);
  });

  test("health needs none", async () => {
    expect((await fetch(`${url}${HEALTH}`)).status).toBe(200);
    expect((await fetch(`${url}${REALMS}`)).status).toBe(401);
  });
});

test("without control endpoints nothing is there", async () => {
  const { url } = await serveHarbor({ admin: false });
  expect((await fetch(`${url}${HEALTH}`)).status).toBe(404);
});
