import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EmulatedRealm } from "../../src/emulator/emulated-realm.ts";
import { Emulator } from "../../src/emulator/emulator.ts";
import { credentialsOf } from "../../src/emulator/person.ts";
import { apiKeyOf } from "../../src/realm/api-keys.ts";
import { parseSnapshot } from "../../src/realm/parse-snapshot.ts";
import type { Realm } from "../../src/realm/realm.ts";
import { toSnapshot } from "../../src/realm/to-snapshot.ts";
import { png } from "../resources/emoji/pictures.ts";
import { withSettings } from "../support/arrange.ts";
import { DOORS, type OpenDoor } from "../support/doors.ts";
import { fillHarbor } from "../support/harbor.ts";
import { Sender } from "../support/sender.ts";
import { say, whisper } from "../support/talk.ts";
import { textFile, upload } from "../support/upload.ts";

const PICTURE = {
  part: "file",
  filename: "boat.png",
  contentType: "image/png",
  bytes: png(),
};

describe.each(DOORS)("a file that was uploaded ($name)", (door) => {
  let emulator: Emulator;
  let opened: OpenDoor;
  let emulated: EmulatedRealm;
  let realm: Realm;
  let uri: string;
  const as = (handle?: string) => new Sender(opened.transport, realm, handle);

  beforeAll(async () => {
    emulator = new Emulator(fillHarbor, { strict: true });
    opened = await door.open(emulator);
    emulated = await emulator.createRealm({ fixture: "harbor" });
    realm = emulated.state;
    uri = await upload({ as }, "max", PICTURE);
    await whisper({ as }, "max", ["mia"], `[boat.png](${uri})`);
  });
  afterAll(async () => {
    emulator.close();
    await opened.close();
  });

  async function get(
    path: string,
    { as: handle, headers }: { as?: string; headers?: HeadersInit } = {},
  ): Promise<Response> {
    const request = new Request(`${realm.url}${path}`, {
      headers: headers ?? {},
    });
    if (handle !== undefined)
      request.headers.set(
        "Authorization",
        credentialsOf(realm, as(handle).user),
      );
    return await opened.transport(request);
  }

  async function expectPicture(response: Response): Promise<void> {
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png());
  }

  test("is given to its owner and to those a message with it has reached", async () => {
    for (const handle of ["max", "mia"])
      await expectPicture(await get(uri, { as: handle }));
  });

  test("is shown where it may be, and kept where that is wished", async () => {
    const disposition = async (path: string) =>
      (await get(path, { as: "max" })).headers.get("content-disposition");
    expect(await disposition(uri)).toBe('inline; filename="boat.png"');
    const download = uri.replace("/user_uploads/", "/user_uploads/download/");
    expect(await disposition(download)).toBe('attachment; filename="boat.png"');
    const page = await upload({ as }, "max", {
      ...textFile("<script>1</script>", "ä.html"),
      contentType: "text/html",
    });
    expect(await disposition(encodeURI(page))).toBe(
      "attachment; filename*=utf-8''%C3%A4.html",
    );
  });

  test.each([
    ["somebody whom it has not reached", "olive", 403],
    ["nobody", undefined, 403],
  ])("is refused to %s", async (_name, handle, status) => {
    const response = await get(uri, handle === undefined ? {} : { as: handle });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(
      "<p>You are not authorized to view this file.</p>",
    );
  });

  test("is refused to wrong credentials as an endpoint would be", async () => {
    const headers = { Authorization: `Basic ${btoa("max@x.org:short")}` };
    const wrong = await get(uri, { headers });
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toMatchObject({ msg: "Malformed API key" });
    const unknown = await get(`${uri}?api_key=${"x".repeat(32)}`);
    expect(unknown.status).toBe(401);
    expect(await unknown.json()).toMatchObject({ msg: "Invalid API key" });
  });

  test("is given for a key in the query", async () => {
    const key = apiKeyOf(realm, as("mia").user);
    await expectPicture(await get(`${uri}?api_key=${key}`));
    const other = apiKeyOf(realm, as("olive").user);
    expect((await get(`${uri}?api_key=${other}`)).status).toBe(403);
  });

  test("is given to a page that shows it", async () => {
    const accept = "image/avif,image/webp,*/*;q=0.8";
    await expectPicture(await get(uri, { headers: { Accept: accept } }));
    const url = encodeURIComponent(uri.slice(1));
    for (const size of ["full", "thumbnail"])
      await expectPicture(
        await get(`/thumbnail?url=${url}&size=${size}`, {
          headers: { Accept: accept },
        }),
      );
    expect((await get(`/thumbnail?url=${url}&size=full`)).status).toBe(403);
  });

  test("has an address for everybody for a minute", async () => {
    const [, , realm_id_str, ...rest] = uri.split("/");
    const { url } = await as("mia").ok("get-file-temporary-url", {
      realm_id_str,
      filename: rest.join("/"),
    });
    await realm.clock.advance(60_000);
    await expectPicture(await get(url));
    const renamed = await get(url.replace("boat.png", "ship.png"));
    expect(renamed.status).toBe(400);
    expect(await renamed.json()).toMatchObject({ msg: "Invalid filename" });
    await realm.clock.advance(1000);
    for (const path of [url, "/user_uploads/temporary/ABCD/boat.png"]) {
      const response = await get(path);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "BAD_REQUEST",
        msg: "Invalid token",
      });
    }
  });

  test("is open to all in a web-public stream, while that is", async () => {
    const shared = await upload({ as }, "max", PICTURE);
    await say({ as }, "max", { to: "lobby", content: `[boat](${shared})` });
    const world = { realm, emulated, as };
    await withSettings({ enable_spectator_access: false })(world);
    expect((await get(shared)).status).toBe(403);
    await withSettings({ enable_spectator_access: true })(world);
    await expectPicture(await get(shared));
  });

  test("is found at its address only", async () => {
    for (const path of [`${uri}x`, "/user_uploads/2/ab/cd/boat.png"]) {
      const response = await get(path, { as: "max" });
      expect(response.status).toBe(404);
      expect(await response.text()).toBe("<p>File not found.</p>");
    }
    expect((await get("/user_uploads/boat.png")).status).toBe(404);
    expect((await get("/thumbnail?url=https://x.org/a.png")).status).toBe(404);
  });

  test("is in a snapshot, and gone after a reset", async () => {
    const kept = parseSnapshot(
      JSON.parse(JSON.stringify(await toSnapshot(realm.seal()))),
    );
    await emulated.reset();
    expect((await get(uri, { as: "max" })).status).toBe(404);
    realm.restore(kept);
    await expectPicture(await get(uri, { as: "max" }));
  });

  test("is gone once it was removed, from snapshots too", async () => {
    const again = await upload({ as }, "max", PICTURE);
    realm.restore(realm.seal());
    const { attachments } = await as("max").ok("get-attachments");
    await as("max").ok("remove-attachment", {
      attachment_id: attachments.at(-1).id,
    });
    expect((await get(again, { as: "max" })).status).toBe(404);
    const { assets } = await toSnapshot(realm.seal());
    expect(assets.map(({ path }) => path)).not.toContain(again);
  });
});
