import { expect, test } from "vitest";
import { createEmulator } from "../../src/emulator/create-emulator.ts";

test("keys are valid in a realm that a scenario puts back to another start", async () => {
  const emulator = createEmulator();
  const realm = await emulator.createRealm({ fixture: "lighthouse" });
  const logIn = async () => {
    const [{ delivery_email, api_key }] = realm.users as [
      (typeof realm.users)[0],
    ];
    const headers = {
      Authorization: `Basic ${btoa(`${delivery_email}:${api_key}`)}`,
    };
    const request = new Request(`${realm.url}/api/v1/users/me`, { headers });
    return await (await emulator.fetch(request)).json();
  };
  expect(await logIn()).toMatchObject({ full_name: "Ada Lindqvist" });
  await realm.use({
    text: "name: smaller\nsummary: Two people only.\nfixture: duo\n",
  });
  expect(await logIn()).toMatchObject({ full_name: "Ann Solberg" });
  emulator.close();
});
