import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { bad, EVERYBODY } from "../../support/error-rows.ts";
import { STREAM } from "../../support/harbor-ids.ts";
import { watchAll } from "../../support/watch-all.ts";
import { badDrafts, DRAFT, draftsOff } from "./draft-errors.ts";

describeOperation("create-drafts", ({ it, errors, roles }) => {
  it("keeps drafts of every kind and tells the caller's clients", async (world) => {
    const { as, realm } = world;
    const [mia, olive, max] = ["mia", "olive", "max"].map(
      (handle) => as(handle).id,
    );
    const events = await watchAll(world, ["max", "mia"]);
    const drafts = [
      { ...DRAFT, timestamp: 1_700_000_000.9 },
      { type: "private", to: [olive, mia, max], topic: "x", content: "hi \n" },
      { type: "private", to: [], topic: "", content: "hi" },
      { type: "private", to: [max], topic: "", content: "note" },
      { type: "", to: [], topic: "lost", content: "hi" },
    ];
    const { ids } = await as("max").ok("create-drafts", { drafts });
    const now = realm.clock.seconds();
    const both = [mia, olive].toSorted((a, b) => a! - b!);
    const kept = [
      { ...DRAFT, timestamp: 1_700_000_000 },
      { type: "private", to: both, topic: "", content: "hi", timestamp: now },
      { type: "", to: [], topic: "", content: "hi", timestamp: now },
      {
        type: "private",
        to: [max],
        topic: "",
        content: "note",
        timestamp: now,
      },
      { type: "", to: [], topic: "", content: "hi", timestamp: now },
    ].map((draft, index) => ({ id: ids[index], ...draft }));
    expect(await events()).toEqual({
      max: [{ type: "drafts", op: "add", drafts: kept }],
      mia: [],
    });
    expect(await as("max").ok("get-drafts")).toMatchObject({
      count: 5,
      drafts: kept,
    });
  });

  it("cuts a long topic", async ({ as }) => {
    await as("max").ok("create-drafts", {
      drafts: [{ ...DRAFT, topic: "x".repeat(70) }],
    });
    const { drafts } = await as("max").ok("get-drafts");
    expect(drafts[0].topic).toBe(`${"x".repeat(57)}...`);
  });

  it("needs none", async ({ as }) => {
    expect(await as("max").ok("create-drafts")).toMatchObject({ ids: [] });
  });

  roles({ drafts: [{ ...DRAFT, to: [STREAM.lobby] }] }, EVERYBODY);

  errors([
    draftsOff({ drafts: "{" }),
    bad("drafts that are no JSON", { drafts: "{" }, "drafts is not valid JSON"),
    bad("drafts that are no list", { drafts: "{}" }, "drafts is not a list"),
    ...badDrafts("drafts[0]", (draft) => ({ drafts: [draft] })),
    bad(
      "a bad draft after a good one, and keeps neither",
      { drafts: [DRAFT, { ...DRAFT, to: [] }] },
      "Must specify exactly 1 stream ID for stream messages",
    ),
  ]);
});
