import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { EVERYBODY } from "../../support/role-outcomes.ts";

describeOperation("get-user-presence", ({ it, errors, roles }) => {
  it("finds the person by id and by email, and says when it is gone", async ({
    as,
    realm,
  }) => {
    await as("max").ok("update-presence", { status: "active" });
    const timestamp = realm.clock.seconds();
    for (const user_id_or_email of [String(as("max").id), "Max@harbor.example"])
      expect(
        await as("mia").ok("get-user-presence", { user_id_or_email }),
      ).toEqual({
        result: "success",
        msg: "",
        presence: {
          aggregated: { status: "active", timestamp },
          website: { status: "active", timestamp },
        },
      });
    await realm.clock.advance(201_000);
    expect(
      await as("mia").ok("get-user-presence", {
        user_id_or_email: String(as("max").id),
      }),
    ).toMatchObject({
      presence: {
        aggregated: { status: "offline" },
        website: { status: "active" },
      },
    });
  });

  errors([
    {
      name: "an unknown user",
      as: "max",
      params: { user_id_or_email: "999" },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "a deactivated user",
      as: "max",
      params: { user_id_or_email: "dora@harbor.example" },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "a bot",
      as: "max",
      params: ({ as }) => ({ user_id_or_email: String(as("robo").id) }),
      code: "BAD_REQUEST",
      msg: "Presence is not supported for bot users.",
    },
    {
      name: "somebody who never was there",
      as: "max",
      params: { user_id_or_email: "mia@harbor.example" },
      code: "BAD_REQUEST",
      msg: "No presence data for mia@harbor.example",
    },
  ]);

  roles({ user_id_or_email: "max@harbor.example" }, EVERYBODY, ({ as }) =>
    as("max").ok("update-presence", { status: "active" }),
  );
});
