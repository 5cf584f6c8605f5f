import { afterAll, expect, test } from "vitest";
import { createEmulator } from "../../src/emulator/create-emulator.ts";

const emulator = createEmulator({ strict: true });
afterAll(() => emulator.close());

test("fetch gives the files that answers point to, in every realm", async () => {
  for (const name of ["first", "second"]) {
    const realm = await emulator.createRealm({ fixture: "lighthouse", name });
    const { user } = (await realm
      .as("noor")
      .call("get-user", { user_id: realm.as("ada").user.user_id })) as {
      user: { avatar_url: string };
    };
    const { realm_logo_url } = await realm
      .as("noor")
      .call("register-queue", { fetch_event_types: ["realm"] });
    for (const [path, type] of [
      [user.avatar_url, "image/png"],
      [realm_logo_url, "image/svg+xml"],
    ]) {
      const response = await emulator.fetch(
        new Request(`${realm.url}${String(path)}`),
      );
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe(type);
    }
  }
});

test("fetch knows no other files", async () => {
  const realm = await emulator.createRealm({ fixture: "solo" });
  for (const path of ["/", "/package.json", "/static/app.js"]) {
    const response = await emulator.fetch(new Request(`${realm.url}${path}`));
    expect(response.status).toBe(404);
  }
});
