import { expect, test } from "vitest";
import { toHtmlDiff } from "../../src/realm/html-diff.ts";

const gone = (text: string) =>
  `<span class="highlight_text_deleted">${text}</span>`;
const came = (text: string) =>
  `<span class="highlight_text_inserted">${text}</span>`;

test.each([
  ["nothing changed", "<p>a b</p>", "<p>a b</p>", "<p>a b</p>"],
  ["a word came", "<p>a</p>", "<p>a b</p>", `<p>a${came(" b")}</p>`],
  ["a word went", "<p>a b c</p>", "<p>a c</p>", `<p>a ${gone("b ")}c</p>`],
  ["everything came", "", "<p>a b</p>", `<p>${came("a b")}</p>`],
  ["everything went", "<p>a b</p>", "", gone("a b")],
  [
    "a paragraph came",
    "<p>a</p>",
    "<p>a</p>\n<p>b</p>",
    `<p>a</p>${came("\n")}<p>${came("b")}</p>`,
  ],
  [
    "an entity is one piece",
    "<p>a &amp; b</p>",
    "<p>a &lt; b</p>",
    `<p>a ${gone("&amp;")}${came("&lt;")} b</p>`,
  ],
])("marks the difference: %s", (_name, before, after, expected) => {
  expect(toHtmlDiff(before, after)).toBe(`<div>${expected}</div>`);
});

test("tags are those of the new text, so that the result is well formed", () => {
  const html = toHtmlDiff(
    "<p>see <strong>this</strong> now</p>",
    "<p>see <em>that</em> now</p>",
  );
  expect(html).not.toContain("strong");
  expect(html).toContain(`<em>${came("that")}</em>`);
});

test("very long texts are shown as replaced", () => {
  const words = (word: string) => `<p>${`${word} `.repeat(3000)}</p>`;
  const html = toHtmlDiff(words("old"), words("new"));
  expect(html.match(/highlight_text/g)).toHaveLength(2);
});
