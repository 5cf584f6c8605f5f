import { expect } from "vitest";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad, EVERYBODY, missing } from "../../support/error-rows.ts";
import { say } from "../../support/talk.ts";
import { watchAll } from "../../support/watch-all.ts";

const range = (given: Record<string, unknown> = {}) => ({
  anchor: "newest",
  num_before: 10,
  num_after: 0,
  narrow: [],
  op: "add",
  flag: "read",
  ...given,
});

/** Five messages, in turns of two topics. */
async function chat(world: World): Promise<number[]> {
  const ids: number[] = [];
  for (const topic of ["lunch", "tea", "lunch", "tea", "lunch"])
    ids.push(await say(world, "max", { topic }));
  return ids;
}

describeOperation("update-message-flags-for-narrow", (tests) => {
  const { it, errors, roles } = tests;
  it("changes what fits the narrow, and counts it", async (world) => {
    const [first, , third, , fifth] = await chat(world);
    await world.as("mia").ok("update-message-flags", {
      messages: [third],
      op: "add",
      flag: "read",
    });
    const events = await watchAll(world, ["mia"]);
    const narrow = [
      { operator: "stream", operand: "general" },
      { operator: "topic", operand: "lunch" },
    ];
    expect(
      await world
        .as("mia")
        .ok("update-message-flags-for-narrow", range({ narrow })),
    ).toEqual({
      result: "success",
      msg: "",
      processed_count: 3,
      updated_count: 2,
      first_processed_id: first,
      last_processed_id: fifth,
      found_oldest: true,
      found_newest: true,
    });
    expect((await events()).mia).toMatchObject([
      { op: "add", flag: "read", messages: [first, fifth], all: false },
    ]);
  });

  it("goes from an anchor to both sides, with or without it", async (world) => {
    const [, second, third, fourth] = await chat(world);
    const mia = world.as("mia");
    expect(
      await mia.ok(
        "update-message-flags-for-narrow",
        range({ anchor: third, num_before: 1, num_after: 1 }),
      ),
    ).toMatchObject({
      processed_count: 3,
      first_processed_id: second,
      last_processed_id: fourth,
      found_oldest: false,
      found_newest: false,
    });
    expect(
      await mia.ok(
        "update-message-flags-for-narrow",
        range({ anchor: third, include_anchor: false, num_before: 1 }),
      ),
    ).toMatchObject({ processed_count: 1, updated_count: 0 });
  });

  it("finds nothing where nothing is", async ({ as }) => {
    expect(
      await as("mia").ok("update-message-flags-for-narrow", range()),
    ).toMatchObject({
      processed_count: 0,
      updated_count: 0,
      first_processed_id: null,
      last_processed_id: null,
    });
  });

  it("does not mind more than 5000 messages", async ({ as }) => {
    await as("mia").ok(
      "update-message-flags-for-narrow",
      range({ num_before: 9000, num_after: 9000 }),
    );
  });

  roles(range(), EVERYBODY);

  const without = (name: string) => ({ ...range(), [name]: undefined });
  errors([
    missing("anchor", without("anchor")),
    missing("num_before", without("num_before")),
    missing("num_after", without("num_after")),
    missing("narrow", without("narrow")),
    missing("op", without("op")),
    missing("flag", without("flag")),
    bad(
      "include_anchor that is no JSON",
      range({ include_anchor: "no" }),
      'Argument "include_anchor" is not valid JSON.',
    ),
    bad(
      "include_anchor that is no boolean",
      range({ include_anchor: 1 }),
      "include_anchor is not a boolean",
    ),
    bad(
      "a negative count",
      range({ num_before: -1 }),
      "Bad value for 'num_before': -1",
      {
        code: "REQUEST_VARIABLE_INVALID",
        extra: { var_name: "num_before", bad_value: "-1" },
      },
    ),
    bad("an anchor that is none", range({ anchor: "soon" }), "Invalid anchor"),
    bad(
      "an anchor left out inside of the range",
      range({ anchor: "1", include_anchor: false, num_after: 1 }),
      "The anchor can only be excluded at an end of the range",
    ),
    bad(
      "a term without operand",
      range({ narrow: [{ operator: "is" }] }),
      "operand key is missing from elem",
    ),
    bad(
      "an operand of the wrong type",
      range({ narrow: [{ operator: "is", operand: 1 }] }),
      'elem["operand"] is not a string',
    ),
    bad(
      "a blank search",
      range({ narrow: [{ operator: "search", operand: " " }] }),
      'elem["operand"] cannot be blank.',
    ),
    ...(
      [
        [[["color", "red"]], "unknown operator color"],
        [[["stream", "nowhere"]], "unknown stream nowhere"],
        [
          [
            ["stream", "general"],
            ["is", "dm"],
          ],
          "No message can be both a stream and a DM message",
        ],
      ] as const
    ).map(([narrow, desc]) =>
      bad(
        `a narrow: ${desc}`,
        range({ narrow }),
        `Invalid narrow operator: ${desc}`,
        { code: "BAD_NARROW", extra: { desc } },
      ),
    ),
    bad(
      "an unknown flag, after the narrow",
      range({ flag: "sparkling" }),
      "Invalid flag: 'sparkling'",
    ),
    bad(
      "a flag that the server keeps",
      range({ flag: "mentioned" }),
      "Flag not editable: 'mentioned'",
    ),
    bad(
      "another op",
      range({ op: "toggle" }),
      "Invalid message flag operation: 'toggle'",
    ),
    bad(
      "an id in the narrow that is none",
      range({ narrow: [["id", "x"]] }),
      "Invalid narrow operator: Invalid message ID",
      { code: "BAD_NARROW" },
    ),
    bad(
      "a conversation with nobody",
      range({ narrow: [{ operator: "dm", operand: [] }] }),
      'elem["operand"] cannot be empty',
    ),
    bad(
      "a guest who stars the history of a stream that it is not in",
      range({ narrow: [["stream", "lobby"]], flag: "starred" }),
      "Invalid message(s)",
      { as: "gus", before: (world) => say(world, "max", { to: "lobby" }) },
    ),
  ]);
});
