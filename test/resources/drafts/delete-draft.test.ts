import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad } from "../../support/error-rows.ts";
import { watchAll } from "../../support/watch-all.ts";
import { DRAFT, draftsOff } from "./draft-errors.ts";

const GONE = "Draft does not exist";
const first = { draft_id: 1 };
const kept = ({ as }: World) =>
  as("max").ok("create-drafts", { drafts: [DRAFT] });

describeOperation("delete-draft", ({ it, errors, roles }) => {
  it("deletes the draft and tells the caller's clients", async (world) => {
    await kept(world);
    const events = await watchAll(world, ["max", "mia"]);
    await world.as("max").ok("delete-draft", first);
    expect(await events()).toEqual({
      max: [{ type: "drafts", op: "remove", draft_id: 1 }],
      mia: [],
    });
    expect(await world.as("max").ok("get-drafts")).toMatchObject({ count: 0 });
  });

  roles(
    first,
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
    draftsOff(first),
    bad("an unknown draft", first, GONE, { status: 404 }),
    bad("somebody else's draft", first, GONE, {
      status: 404,
      as: "olive",
      before: kept,
    }),
  ]);
});
