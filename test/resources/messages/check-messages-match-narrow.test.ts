import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { bad, EVERYBODY, missing } from "../../support/error-rows.ts";
import { NO_ID } from "../../support/harbor-ids.ts";
import { say } from "../../support/talk.ts";

const match = (given: Record<string, unknown> = {}) => ({
  msg_ids: [1],
  narrow: [],
  ...given,
});

describeOperation("check-messages-match-narrow", ({ it, errors, roles }) => {
  it("answers those that fit, marked where a search found something", async (world) => {
    const one = await say(world, "max", {
      topic: "a < b",
      content: "the *quay* is long",
    });
    const two = await say(world, "max", { content: "a quayside walk" });
    const other = await say(world, "max", { content: "nothing" });
    const outside = await say(world, "max", { to: "quay", content: "quay" });
    const search = (narrow: unknown[]) =>
      world.as("mia").ok("check-messages-match-narrow", {
        msg_ids: [one, two, other, outside, NO_ID],
        narrow,
      });
    expect(
      (await search([{ operator: "search", operand: "quay" }])).messages,
    ).toEqual({
      [one]: {
        match_content:
          '<p>the <em><span class="highlight">quay</span></em> is long</p>',
        match_subject: "a &lt; b",
      },
      [two]: {
        match_content: '<p>a <span class="highlight">quayside</span> walk</p>',
        match_subject: "lunch",
      },
    });
    expect((await search([["topic", "LUNCH"]])).messages).toEqual({
      [two]: {
        match_content: "<p>a quayside walk</p>",
        match_subject: "lunch",
      },
      [other]: { match_content: "<p>nothing</p>", match_subject: "lunch" },
    });
    expect(Object.keys((await search([])).messages)).toHaveLength(3);
  });

  roles(match(), EVERYBODY);

  errors([
    missing("msg_ids", match({ msg_ids: undefined })),
    bad(
      "ids that are no JSON",
      match({ msg_ids: "1,2" }),
      'Argument "msg_ids" is not valid JSON.',
    ),
    bad("ids that are no list", match({ msg_ids: 1 }), "msg_ids is not a list"),
    missing("narrow", match({ narrow: undefined })),
    bad(
      "a narrow that is none",
      match({ narrow: "all" }),
      "Bad value for 'narrow': all",
      {
        code: "REQUEST_VARIABLE_INVALID",
        extra: { var_name: "narrow", bad_value: "all" },
      },
    ),
    bad(
      "a term without operand",
      match({ narrow: [{ operator: "is" }] }),
      "operand key is missing from elem",
    ),
    bad(
      "an operand of the wrong type",
      match({ narrow: [{ operator: "is", operand: 1 }] }),
      'elem["operand"] is not a string',
    ),
    bad(
      "a blank search",
      match({ narrow: [{ operator: "search", operand: " " }] }),
      'elem["operand"] cannot be blank.',
    ),
    bad(
      "an id in the narrow that is none",
      match({ narrow: [["id", "x"]] }),
      "Invalid narrow operator: Invalid message ID",
      { code: "BAD_NARROW" },
    ),
    bad(
      "a conversation with nobody",
      match({ narrow: [{ operator: "dm", operand: [] }] }),
      'elem["operand"] cannot be empty',
    ),
    bad(
      "a narrow that contradicts itself",
      match({
        narrow: [
          ["stream", "general"],
          ["is", "dm"],
        ],
      }),
      "Invalid narrow operator: No message can be both a stream and a DM message",
      { code: "BAD_NARROW" },
    ),
    ...(
      [
        [["color", "red"], "unknown operator color"],
        [["stream", "nowhere"], "unknown stream nowhere"],
      ] as const
    ).map(([term, desc]) =>
      bad(desc, match({ narrow: [term] }), `Invalid narrow operator: ${desc}`, {
        code: "BAD_NARROW",
        extra: { desc },
      }),
    ),
  ]);
});
