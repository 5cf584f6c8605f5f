import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad, missing } from "../../support/error-rows.ts";
import { watchAll } from "../../support/watch-all.ts";
import { badDrafts, DRAFT, draftsOff } from "./draft-errors.ts";

const GONE = "Draft does not exist";
const kept = ({ as }: World) =>
  as("max").ok("create-drafts", { drafts: [DRAFT] });
const edit = (draft: unknown) => ({ draft_id: 1, draft });

describeOperation("edit-draft", ({ it, errors, roles }) => {
  it("replaces the draft and tells the caller's clients", async (world) => {
    await kept(world);
    await world.realm.clock.advance(5000);
    const events = await watchAll(world, ["max", "mia"]);
    expect(
      await world
        .as("max")
        .ok("edit-draft", edit({ ...DRAFT, content: "new" })),
    ).toEqual({ result: "success", msg: "" });
    const draft = {
      id: 1,
      ...DRAFT,
      content: "new",
      timestamp: world.realm.clock.seconds(),
    };
    expect(await events()).toEqual({
      max: [{ type: "drafts", op: "update", draft }],
      mia: [],
    });
    expect((await world.as("max").ok("get-drafts")).drafts).toEqual([draft]);
  });

  roles(
    edit(DRAFT),
    {
      owner: GONE,
      administrator: GONE,
      moderator: GONE,
      member: "ok",
      "new member": GONE,
      guest: GONE,
      bot: GONE,
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
    kept,
  );

  errors([
    draftsOff(edit("{")),
    missing("draft", { draft_id: 1 }),
    bad("a draft that is no JSON", edit("{"), "draft is not valid JSON"),
    bad("an unknown draft", edit(DRAFT), GONE, { status: 404 }),
    bad(
      "an unknown draft before its values",
      edit({ ...DRAFT, to: [] }),
      GONE,
      { status: 404 },
    ),
    bad(
      "a bad shape before an unknown draft",
      edit({ ...DRAFT, type: "x" }),
      'Invalid draft["type"]',
    ),
    ...badDrafts("draft", edit, { before: kept }),
  ]);
});
