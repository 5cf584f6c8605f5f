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

describeOperation("add-alert-words", ({ it, errors, roles }) => {
  it("adds what is new and tells the person's clients", async ({ as }) => {
    await as("max").ok("add-alert-words", { alert_words: ["Boat"] });
    const queue = await as("max").register();
    const alert_words = ["Boat", "oar"];
    expect(
      await as("max").ok("add-alert-words", {
        alert_words: [" oar ", "", "  ", "BOAT", "Oar"],
      }),
    ).toMatchObject({ alert_words });
    expect(await queue.events()).toEqual([
      { id: 0, type: "alert_words", alert_words },
    ]);
    expect(await as("max").ok("get-alert-words")).toMatchObject({
      alert_words,
    });
    expect(await as("mia").ok("get-alert-words")).toMatchObject({
      alert_words: [],
    });
  });

  it("marks later messages with the word", async ({ as }) => {
    await as("max").ok("add-alert-words", { alert_words: ["boat"] });
    const { id } = await as("mia").ok("send-message", {
      type: "stream",
      to: "general",
      topic: "words",
      content: "A Boat!",
    });
    const { message } = await as("max").ok("get-message", { message_id: id });
    expect(message.flags).toEqual(["has_alert_word"]);
  });

  errors(REFUSED);
  roles({ alert_words: ["boat"] }, EVERYBODY);
});
