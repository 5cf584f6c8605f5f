import { expect } from "vitest";
import { MIA, restrictGuests } from "./mia.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { EVERYBODY } from "../../support/role-outcomes.ts";

describeOperation("get-user-by-email", ({ it, errors, roles }) => {
  it("finds by API email, case and outer space ignored", async ({ as }) => {
    const { user } = await as("max").ok("get-user-by-email", {
      email: " MIA@harbor.example ",
    });
    expect(user).toEqual(MIA);
  });

  it("finds a person who hides the address by the hidden form only", async ({
    as,
  }) => {
    await as("mia").ok("update-settings", { email_address_visibility: 4 });
    const { user } = await as("olive").ok("get-user-by-email", {
      email: "user9@harbor.example",
    });
    expect(user).toMatchObject({ user_id: 9, delivery_email: null });
    expect(
      await as("olive").call("get-user-by-email", { email: MIA.email }),
    ).toMatchObject({ msg: "No such user" });
  });

  errors([
    {
      name: "an unknown address",
      as: "max",
      params: { email: "nobody@harbor.example" },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "the address of one of the server's own bots",
      as: "max",
      params: { email: "welcome-bot@zulip.com" },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "somebody hidden from a guest",
      as: "gus",
      before: restrictGuests,
      params: { email: MIA.email },
      code: "BAD_REQUEST",
      msg: "Insufficient permission",
    },
  ]);

  roles({ email: MIA.email }, EVERYBODY);
});
