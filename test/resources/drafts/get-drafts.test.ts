import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { EVERYBODY } from "../../support/error-rows.ts";
import { DRAFT, draftsOff } from "./draft-errors.ts";

describeOperation("get-drafts", ({ it, errors, roles }) => {
  it("lists the caller's own by time of the last edit", async ({ as }) => {
    const at = (timestamp: number) => ({ ...DRAFT, timestamp });
    await as("max").ok("create-drafts", { drafts: [at(30), at(10), at(20)] });
    await as("mia").ok("create-drafts", { drafts: [at(5)] });
    const { count, drafts } = await as("max").ok("get-drafts");
    expect(count).toBe(3);
    expect(
      drafts.map((draft: { timestamp: number }) => draft.timestamp),
    ).toEqual([10, 20, 30]);
  });

  roles({}, EVERYBODY);

  errors([draftsOff({})]);
});
