import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";

describeOperation("get-custom-emoji", ({ it, roles }) => {
  it("is empty before there is any", async ({ as }) => {
    expect(await as("gus").ok("get-custom-emoji")).toEqual({
      result: "success",
      msg: "",
      emoji: {},
    });
  });

  roles(
    {},
    {
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "ok",
      guest: "ok",
      bot: "ok",
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );
});
