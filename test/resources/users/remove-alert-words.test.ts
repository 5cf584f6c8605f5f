import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { EVERYBODY } from "../../support/role-outcomes.ts";

const REFUSED = [
  {
    name: "missing words",
    as: "max",
    code: "REQUEST_VARIABLE_MISSING",
    msg: "Missing 'alert_words' argument",
    extra: { var_name: "alert_words" },
  },
  {
    name: "words that are no JSON",
    as: "max",
    params: { alert_words: "boat" },
    code: "BAD_REQUEST",
    msg: "alert_words is not valid JSON",
  },
  {
    name: "a word that is no text",
    as: "max",
    params: { alert_words: [1] },
    code: "BAD_REQUEST",
    msg: "alert_words[0] is not a string",
  },
  {
    name: "a word that is too long",
    as: "max",
    params: { alert_words: ["x".repeat(101)] },
    code: "BAD_REQUEST",
    msg: "alert_words[0] is too long (limit: 100 characters)",
  },
];

describeOperation("remove-alert-words", ({ it, errors, roles }) => {
  it("removes in any case and passes over unknown words", async ({ as }) => {
    await as("max").ok("add-alert-words", { alert_words: ["Boat", "oar"] });
    const queue = await as("max").register();
    expect(
      await as("max").ok("remove-alert-words", {
        alert_words: ["boat", "mast"],
      }),
    ).toMatchObject({ alert_words: ["oar"] });
    expect(await queue.events()).toEqual([
      { id: 0, type: "alert_words", alert_words: ["oar"] },
    ]);
  });

  errors(REFUSED);
  roles({ alert_words: ["boat"] }, EVERYBODY);
});
