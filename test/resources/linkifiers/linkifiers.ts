import type { ErrorRow } from "../../support/describe-operation.ts";

/** A linkifier that can be added. */
export const ISSUE = {
  pattern: "#(?P<id>[0-9]+)",
  url_template: "https://issues.example/{id}",
};
const BLANK = "This field cannot be blank.";
export const TAKEN = "Realm filter with this Realm and Pattern already exists.";

/** What neither adding nor changing takes. */
export function refusals(given: Partial<ErrorRow>): ErrorRow[] {
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
