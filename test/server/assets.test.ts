import { decode } from "fast-png";
import { expect, test } from "vitest";
import { uploadedPath } from "../../src/realm/avatars.ts";
import { users } from "../../src/realm/users.ts";
import { serveHarbor } from "../support/serve.ts";

const served = await serveHarbor();
const { state } = served.realm;
const avatar = (handle: string) =>
  uploadedPath(state, state.open(users).firstBy("handle", handle)!);

async function picture(path: string) {
  const response = await served.fetch(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  return Buffer.from(await response.arrayBuffer());
}

test("draws an avatar where there is no file, in both sizes", async () => {
  const small = decode(await picture(`${avatar("max")}.png?version=1`));
  expect([small.width, small.height]).toEqual([100, 100]);
  const medium = decode(await picture(`${avatar("max")}-medium.png`));
  expect([medium.width, medium.height]).toEqual([500, 500]);
});

test("draws the same for the same person and another for another", async () => {
  const [first, again, other] = await Promise.all([
    picture(`${avatar("max")}.png`),
    picture(`${avatar("max")}.png`),
    picture(`${avatar("mia")}.png`),
  ]);
  expect(first.equals(again)).toBe(true);
  expect(first.equals(other)).toBe(false);
});

test("draws the organization's logo, of the same fields as a picture", async () => {
  const response = await served.fetch(
    "/static/images/logo/zulip-org-logo.svg?version=0",
  );
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  const svg = await response.text();
  expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 6 6">/);
  expect(svg).toContain('fill="#f0f0f0"');
});

test("serves what was uploaded, also under the realm's prefix", async () => {
  const path = "/user_avatars/2/emoji/images/1.gif";
  const bytes = new Uint8Array([71, 73, 70]);
  state.putAsset(path, { contentType: "image/gif", bytes });
  for (const prefix of ["", "/realms/harbor"]) {
    const response = await served.fetch(`${prefix}${path}`);
    expect(response.headers.get("content-type")).toBe("image/gif");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  }
});

test("knows no files beyond those that its addresses point to", async () => {
  for (const path of [
    "/user_avatars/2/../../package.json",
    "/user_avatars/2/%2e%2e/package.json",
    "/user_avatars/2/emoji/images/99.gif",
    "/static/../package.json",
    "/realms/none/user_avatars/2/realm/icon.png",
  ])
    expect((await served.fetch(path)).status).toBe(404);
});
