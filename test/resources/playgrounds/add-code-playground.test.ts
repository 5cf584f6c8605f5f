import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { RUST } from "./playgrounds.ts";

const MISSING = 'Missing the required variable "code" in the URL template';
const BLANK = "This field cannot be blank.";

describeOperation("add-code-playground", ({ it, errors, roles }) => {
  it("adds a playground and tells everybody", async ({ as }) => {
    const queue = await as("gus").register();
    const answer = await as("adam").ok("add-code-playground", {
      name: " Rust playground ",
      pygments_language: " Rust ",
      url_template: " https://play.example/?code={code} ",
    });
    expect(answer).toEqual({ result: "success", msg: "", id: 1 });
    expect(await queue.events()).toEqual([
      {
        id: 0,
        type: "realm_playgrounds",
        realm_playgrounds: [{ id: 1, ...RUST }],
      },
    ]);
    const { realm_playgrounds } = await as("max").ok("register-queue", {
      fetch_event_types: ["realm_playgrounds"],
    });
    expect(realm_playgrounds).toEqual([{ id: 1, ...RUST }]);
  });

  it("tells names and languages apart by case", async ({ as }) => {
    for (const params of [
      RUST,
      { ...RUST, name: "rust playground" },
      { ...RUST, pygments_language: "rust" },
    ])
      await as("adam").ok("add-code-playground", params);
  });

  for (const url_template of [
    "{code}",
    "https://x.example/{+code}",
    "https://x.example/{#code}",
    "https://x.example{/code*}{?code}",
    "https://x.example/{;code:999}",
    "https://x.example/{&code}{.code}{,code}",
    "no address, just {code}",
  ])
    it(`takes the template ${url_template}`, async ({ as }) => {
      await as("adam").ok("add-code-playground", { ...RUST, url_template });
    });

  it("takes any language of allowed characters", async ({ as }) => {
    await as("adam").ok("add-code-playground", {
      ...RUST,
      pygments_language: "C++, F#/x_1-2.3",
    });
  });

  errors([
    ...(["name", "url_template", "pygments_language"] as const).map((left) => ({
      name: `a missing ${left}`,
      as: "adam",
      params: Object.fromEntries(
        Object.entries(RUST).filter(([name]) => name !== left),
      ),
      code: "REQUEST_VARIABLE_MISSING",
      msg: `Missing '${left}' argument`,
      extra: { var_name: left },
    })),
    {
      name: "a language that is too long",
      as: "adam",
      params: { ...RUST, pygments_language: "x".repeat(41) },
      code: "BAD_REQUEST",
      msg: "pygments_language is too long (limit: 40 characters)",
    },
    {
      name: "odd characters in the language before anything of the template",
      as: "adam",
      params: { ...RUST, pygments_language: "C*", url_template: "{" },
      code: "BAD_REQUEST",
      msg: "Invalid characters in pygments language",
    },
    ...[
      "https://x.example/{code",
      "https://x.example/code}",
      "https://x.example/{}",
      "https://x.example/{=code}",
      "https://x.example/{!code}",
      "https://x.example/{@code}",
      "https://x.example/{|code}",
      "https://x.example/{code:0}",
      "https://x.example/{code:1000}",
      "https://x.example/{co de}",
      "https://x.example/{code,}",
      "https://x.example/{{code}}",
    ].map((url_template) => ({
      name: `the template ${url_template}`,
      as: "adam",
      params: { ...RUST, url_template },
      code: "BAD_REQUEST",
      msg: "Invalid URL template.",
      extra: { errors: { url_template: ["Invalid URL template."] } },
    })),
    {
      name: "a blank template, which lacks its variable too",
      as: "adam",
      params: { ...RUST, url_template: " " },
      code: "BAD_REQUEST",
      msg: BLANK,
      extra: { errors: { url_template: [BLANK], __all__: [MISSING] } },
    },
    {
      name: "a blank name",
      as: "adam",
      params: { ...RUST, name: " " },
      code: "BAD_REQUEST",
      msg: BLANK,
      extra: { errors: { name: [BLANK] } },
    },
    {
      name: "a blank language",
      as: "adam",
      params: { ...RUST, pygments_language: "" },
      code: "BAD_REQUEST",
      msg: BLANK,
      extra: { errors: { pygments_language: [BLANK] } },
    },
    {
      name: "a template without variable",
      as: "adam",
      params: { ...RUST, url_template: "https://x.example/" },
      code: "BAD_REQUEST",
      msg: MISSING,
      extra: { errors: { __all__: [MISSING] } },
    },
    {
      name: "a template with another variable alone",
      as: "adam",
      params: { ...RUST, url_template: "https://x.example/{CODE}" },
      code: "BAD_REQUEST",
      msg: MISSING,
    },
    {
      name: "a template with another variable",
      as: "adam",
      params: { ...RUST, url_template: "https://x.example/{code}{?lang}" },
      code: "BAD_REQUEST",
      msg: '"code" should be the only variable present in the URL template',
    },
    {
      name: "a name that the language has",
      as: "adam",
      before: ({ as }) => as("adam").ok("add-code-playground", RUST),
      params: { ...RUST, url_template: "{code}" },
      code: "BAD_REQUEST",
      msg: "Realm playground with this Realm, Pygments language and Name already exists.",
    },
    {
      name: "all that is wrong at once",
      as: "adam",
      before: ({ as }) => as("adam").ok("add-code-playground", RUST),
      params: { ...RUST, url_template: "x" },
      code: "BAD_REQUEST",
      msg: MISSING,
      extra: {
        errors: {
          __all__: [
            MISSING,
            "Realm playground with this Realm, Pygments language and Name already exists.",
          ],
        },
      },
    },
  ]);

  roles(RUST, {
    owner: "ok",
    administrator: "ok",
    moderator: "Must be an organization administrator",
    member: "Must be an organization administrator",
    "new member": "Must be an organization administrator",
    guest: "Must be an organization administrator",
    bot: "Must be an organization administrator",
    deactivated: "Account is deactivated",
    nobody: "Not logged in: API authentication or user session required",
  });
});
