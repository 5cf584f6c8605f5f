import { describe, expect, test } from "vitest";
import {
  isMeMessage,
  readWidget,
  toSubmessageContent,
} from "../../src/markdown/widget.ts";

describe("/me", () => {
  test.each([
    ["/me waves", true],
    ["/me", false],
    [" /me waves", false],
    ["/meow", false],
  ])("%j: %s", (content, expected) => {
    expect(isMeMessage(content)).toBe(expected);
  });
});

describe("/poll", () => {
  test("takes the first line as question and the others as options", () => {
    expect(readWidget("/poll  Lunch? \n- pizza\n* pasta\n\nnothing\n")).toEqual(
      {
        widget_type: "poll",
        extra_data: {
          question: "Lunch?",
          options: ["pizza", "pasta", "nothing"],
        },
      },
    );
  });

  test("may have neither question nor options", () => {
    expect(readWidget("/poll")).toEqual({
      widget_type: "poll",
      extra_data: { question: "", options: [] },
    });
  });

  test.each(["/polls", "x /poll", " /poll a", "/Poll a"])(
    "must be the first word: %j",
    (content) => {
      expect(readWidget(content)).toBeUndefined();
    },
  );
});

describe("/todo", () => {
  test("ignores the rest of the text", () => {
    expect(readWidget("/todo buy milk")).toEqual({
      widget_type: "todo",
      extra_data: null,
    });
  });
});

describe("the content of the submessage", () => {
  test("is JSON with spaces and escapes", () => {
    expect(toSubmessageContent(readWidget("/poll Käse?\nja 👍")!)).toBe(
      String.raw`{"widget_type": "poll", "extra_data": {"question": "K\u00e4se?", "options": ["ja \ud83d\udc4d"]}}`,
    );
  });
});
