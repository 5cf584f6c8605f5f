import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { EVERYBODY, missing } from "../../support/error-rows.ts";
import { watchAll } from "../../support/watch-all.ts";

describeOperation("render-message", ({ it, errors, roles }) => {
  it("answers the HTML and notifies nobody", async (world) => {
    const events = await watchAll(world, ["mia"]);
    expect(
      await world
        .as("max")
        .ok("render-message", { content: "**hi** @**all**" }),
    ).toMatchObject({
      rendered: expect.stringContaining("<strong>hi</strong>"),
    });
    expect((await events()).mia).toEqual([]);
  });

  it("renders nothing to nothing, and long text whole", async ({ as }) => {
    expect(await as("max").ok("render-message", { content: "" })).toMatchObject(
      { rendered: "" },
    );
    const { rendered } = await as("max").ok("render-message", {
      content: "a".repeat(10_500),
    });
    expect(rendered).toBe(`<p>${"a".repeat(10_500)}</p>`);
  });

  roles({ content: "hi" }, EVERYBODY);

  errors([missing("content", {})]);
});
