import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";

describeOperation("unmute-user", ({ it, errors }) => {
  it("ends the muting", async ({ as }) => {
    const muted_user_id = as("mia").id;
    await as("max").ok("mute-user", { muted_user_id });
    const queue = await as("max").register();
    await as("max").ok("unmute-user", { muted_user_id });
    expect(await queue.events()).toEqual([
      { id: 0, type: "muted_users", muted_users: [] },
    ]);
  });

  errors([
    {
      name: "an unknown user",
      as: "max",
      params: { muted_user_id: 999 },
      code: "BAD_REQUEST",
      msg: "No such user",
    },
    {
      name: "somebody who is not muted",
      as: "max",
      params: ({ as }) => ({ muted_user_id: as("mia").id }),
      code: "BAD_REQUEST",
      msg: "User is not muted",
    },
  ]);
});
