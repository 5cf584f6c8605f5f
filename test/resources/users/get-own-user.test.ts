import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";

describeOperation("get-own-user", ({ it }) => {
  it("answers the caller's account at top level", async ({ as }) => {
    const answer = await as("max").call("get-own-user");
    expect(answer).toMatchObject({
      result: "success",
      full_name: "Max Member",
      role: 400,
      max_message_id: -1,
    });
  });
});
