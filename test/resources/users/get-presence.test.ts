import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { EVERYBODY } from "../../support/role-outcomes.ts";

describeOperation("get-presence", ({ it, roles }) => {
  it("forgets people after two weeks", async ({ as, realm }) => {
    await as("max").ok("update-presence", { status: "active" });
    expect((await as("mia").ok("get-presence")).presences).toHaveProperty([
      "max@harbor.example",
    ]);
    await realm.clock.advance(15 * 86_400_000);
    expect((await as("mia").ok("get-presence")).presences).toEqual({});
  });

  roles({}, EVERYBODY);
});
