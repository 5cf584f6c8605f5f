import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";

describeOperation("regenerate-api-key", ({ it }) => {
  it("gives a new key, and the old one stops working", async ({
    as,
    realm,
  }) => {
    const { credentialsOf } = await import("../../../src/emulator/person.ts");
    const old = credentialsOf(realm, as("max").user);
    const { api_key } = await as("max").ok("regenerate-api-key");
    expect(api_key).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(
      await as("max").call("get-own-user", {}, { authorization: old }),
    ).toMatchObject({ msg: "Invalid API key" });
    await as("max").ok("get-own-user");
    const again = await as("max").ok("regenerate-api-key");
    expect(again.api_key).not.toBe(api_key);
  });

  it("tells a bot's owner and the administrators", async ({ as }) => {
    const queue = await as("max").register();
    const { api_key } = await as("robo").ok("regenerate-api-key");
    expect(await queue.events()).toEqual([
      {
        id: 0,
        type: "realm_bot",
        op: "update",
        bot: { user_id: as("robo").id, api_key },
      },
    ]);
  });
});
