import { expect } from "vitest";
import { ISSUE, refusals, TAKEN } from "./linkifiers.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { ADMINISTRATORS } from "../../support/role-outcomes.ts";

describeOperation("add-linkifier", ({ it, errors, roles }) => {
  it("adds a linkifier and tells everybody", async ({ as }) => {
    const queue = await as("gus").register();
    expect(await as("adam").ok("add-linkifier", ISSUE)).toMatchObject({
      id: 1,
    });
    expect(await queue.events()).toEqual([
      {
        id: 0,
        type: "realm_linkifiers",
        realm_linkifiers: [{ id: 1, ...ISSUE }],
      },
    ]);
    expect(await as("gus").ok("get-linkifiers")).toMatchObject({
      linkifiers: [{ id: 1, ...ISSUE }],
    });
  });

  it("makes links of later messages and topics", async ({ as }) => {
    await as("adam").ok("add-linkifier", ISSUE);
    const { id } = await as("max").ok("send-message", {
      type: "stream",
      to: "general",
      topic: "about #12",
      content: "see #34",
    });
    const { message } = await as("max").ok("get-message", { message_id: id });
    expect(message.content).toBe(
      '<p>see <a href="https://issues.example/34">#34</a></p>',
    );
    expect(message.topic_links).toEqual([
      { text: "#12", url: "https://issues.example/12" },
    ]);
  });

  for (const pattern of [
    "[]a]+(?P<id>x)?",
    "(?P<id>\\d{2,3})|(?:b)",
    "\\(\\[(?P<id>a)",
  ])
    it(`takes the pattern ${pattern}`, async ({ as }) => {
      await as("adam").ok("add-linkifier", { ...ISSUE, pattern });
    });

  errors([
    ...refusals({}),
    {
      name: "a missing pattern",
      as: "adam",
      params: { url_template: "x" },
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'pattern' argument",
      extra: { var_name: "pattern" },
    },
    {
      name: "a taken pattern",
      as: "adam",
      before: ({ as }) => as("adam").ok("add-linkifier", ISSUE),
      params: { ...ISSUE, url_template: "https://other.example/{id}" },
      code: "BAD_REQUEST",
      msg: TAKEN,
      extra: { errors: { __all__: [TAKEN] } },
    },
  ]);

  roles(ISSUE, ADMINISTRATORS);
});
