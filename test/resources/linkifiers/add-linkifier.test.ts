import { expect } from "vitest";
import {
  describeOperation,
  type ErrorRow,
} from "../../support/describe-operation.ts";

const ISSUE = {
  pattern: "#(?P<id>[0-9]+)",
  url_template: "https://issues.example/{id}",
};
const BLANK = "This field cannot be blank.";
const TAKEN = "Realm filter with this Realm and Pattern already exists.";

const EVERYBODY = {
  owner: "ok",
  administrator: "ok",
  moderator: "ok",
  member: "ok",
  "new member": "ok",
  guest: "ok",
  bot: "ok",
  deactivated: "Account is deactivated",
  nobody: "Not logged in: API authentication or user session required",
} as const;

const ADMINISTRATORS = {
  ...EVERYBODY,
  moderator: "Must be an organization administrator",
  member: "Must be an organization administrator",
  "new member": "Must be an organization administrator",
  guest: "Must be an organization administrator",
  bot: "Must be an organization administrator",
} as const;

/** What neither adding nor changing takes. */
function refusals(given: Partial<ErrorRow>): ErrorRow[] {
  const row = (
    changed: Partial<typeof ISSUE>,
    msg: string,
    errors: Record<string, string[]>,
  ): ErrorRow => ({
    name: JSON.stringify(changed),
    as: "adam",
    code: "BAD_REQUEST",
    msg,
    extra: { errors },
    ...given,
    params: { filter_id: 1, ...ISSUE, ...changed },
  });
  const pattern = (sent: string, problem: string) => {
    const msg = `Bad regular expression: ${problem}`;
    return row({ pattern: sent }, msg, { pattern: [msg] });
  };
  const groups = (changed: Partial<typeof ISSUE>, msg: string) =>
    row(changed, msg, { __all__: [msg] });
  return [
    row({ pattern: " " }, BLANK, {
      pattern: [BLANK],
      __all__: [
        "Group 'id' in URL template is not present in linkifier pattern.",
      ],
    }),
    row({ url_template: "" }, BLANK, {
      url_template: [BLANK],
      __all__: [
        "Group 'id' in linkifier pattern is not present in URL template.",
      ],
    }),
    row({ url_template: "https://x/{id" }, "Invalid URL template.", {
      url_template: ["Invalid URL template."],
    }),
    pattern("(a", "missing ): (a"),
    pattern("a)", "unexpected ): a)"),
    pattern("[a", "missing ]: [a"),
    pattern("*a", "no argument for repetition operator: *"),
    pattern("a\\", "trailing \\: "),
    pattern("(a)\\1", "invalid escape sequence: \\1"),
    pattern("(?=a)", "invalid perl operator: (?="),
    groups(
      { url_template: "https://x/{id}/{org}" },
      "Group 'org' in URL template is not present in linkifier pattern.",
    ),
    groups(
      { pattern: "(?P<org>[a-z]+)#(?P<id>[0-9]+)" },
      "Group 'org' in linkifier pattern is not present in URL template.",
    ),
  ];
}

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

describeOperation("update-linkifier", ({ it, errors, roles }) => {
  it("changes a linkifier and keeps its place", async ({ as }) => {
    await as("adam").ok("add-linkifier", ISSUE);
    const queue = await as("gus").register();
    const changed = { ...ISSUE, url_template: "https://other.example/{id}" };
    await as("adam").ok("update-linkifier", { filter_id: 1, ...changed });
    expect(await queue.events()).toMatchObject([
      { realm_linkifiers: [{ id: 1, ...changed }] },
    ]);
  });

  errors([
    ...refusals({
      before: ({ as }) => as("adam").ok("add-linkifier", ISSUE),
    }),
    {
      name: "an unknown linkifier",
      as: "adam",
      params: { filter_id: 9, ...ISSUE },
      code: "BAD_REQUEST",
      msg: "Linkifier not found.",
    },
    {
      name: "a missing template",
      as: "adam",
      params: { filter_id: 9, pattern: "x" },
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'url_template' argument",
      extra: { var_name: "url_template" },
    },
    {
      name: "the pattern of another one",
      as: "adam",
      before: async ({ as }) => {
        await as("adam").ok("add-linkifier", ISSUE);
        await as("adam").ok("add-linkifier", {
          ...ISSUE,
          pattern: "!(?P<id>x)",
        });
      },
      params: { filter_id: 2, ...ISSUE },
      code: "BAD_REQUEST",
      msg: TAKEN,
      extra: { errors: { __all__: [TAKEN] } },
    },
  ]);

  roles({ filter_id: 1, ...ISSUE }, ADMINISTRATORS, ({ as }) =>
    as("adam").ok("add-linkifier", ISSUE),
  );
});

describeOperation("remove-linkifier", ({ it, errors, roles }) => {
  it("removes a linkifier and tells everybody", async ({ as }) => {
    await as("adam").ok("add-linkifier", ISSUE);
    const queue = await as("gus").register();
    await as("adam").ok("remove-linkifier", { filter_id: 1 });
    expect(await queue.events()).toMatchObject([{ realm_linkifiers: [] }]);
  });

  errors([
    {
      name: "an unknown linkifier",
      as: "adam",
      params: { filter_id: 9 },
      code: "BAD_REQUEST",
      msg: "Linkifier not found.",
    },
  ]);

  roles({ filter_id: 1 }, ADMINISTRATORS, ({ as }) =>
    as("adam").ok("add-linkifier", ISSUE),
  );
});

describeOperation("reorder-linkifiers", ({ it, errors, roles }) => {
  it("puts the linkifiers into order and tells everybody", async ({ as }) => {
    for (const sign of ["a", "b", "c"])
      await as("adam").ok("add-linkifier", {
        ...ISSUE,
        pattern: `${sign}(?P<id>x)`,
      });
    const queue = await as("gus").register();
    await as("adam").ok("reorder-linkifiers", {
      ordered_linkifier_ids: [3, 1, 2],
    });
    expect(await queue.events()).toMatchObject([
      { realm_linkifiers: [{ id: 3 }, { id: 1 }, { id: 2 }] },
    ]);
  });

  const row = (sent: unknown, msg: string): ErrorRow => ({
    name: JSON.stringify(sent),
    as: "adam",
    before: ({ as }) => as("adam").ok("add-linkifier", ISSUE),
    params: { ordered_linkifier_ids: sent },
    code: "BAD_REQUEST",
    msg,
  });

  errors([
    row([1, 1], "The ordered list must not contain duplicated linkifiers"),
    row(
      [],
      "The ordered list must enumerate all existing linkifiers exactly once",
    ),
    row(
      [1, 2],
      "The ordered list must enumerate all existing linkifiers exactly once",
    ),
    row("1,2", 'Argument "ordered_linkifier_ids" is not valid JSON.'),
    row(["1"], "ordered_linkifier_ids[0] is not an integer"),
    {
      name: "a missing order",
      as: "adam",
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'ordered_linkifier_ids' argument",
      extra: { var_name: "ordered_linkifier_ids" },
    },
  ]);

  roles({ ordered_linkifier_ids: [] }, ADMINISTRATORS);
});

describeOperation("get-linkifiers", ({ roles }) => {
  roles({}, EVERYBODY);
});
