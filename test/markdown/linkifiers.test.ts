import { describe, expect, test } from "vitest";
import { renderExample } from "./sample.ts";

async function linked(
  pattern: string,
  urlTemplate: string,
  source: string,
): Promise<string> {
  const linkifiers = [{ pattern, url_template: urlTemplate }];
  const { html } = await renderExample(source, {}, { linkifiers });
  return html;
}

describe("the pattern of a linkifier", () => {
  test.each([
    ["escapes that mean nothing", "T\\-(?P<id>\\d+)\\#", "T-12#"],
    ["hyphens escaped in a class", "(?P<id>[a-z\\-]+)!", "a-b!"],
    ["a bracket that comes first in a class", "x(?P<id>[]a]+)", "x]a]"],
    ["a brace that is no repetition", "a{(?P<id>b)", "a{b"],
    ["repetitions", "(?P<id>a{2,3})", "aaa"],
    ["flags in front", "(?i)ticket(?P<id>\\d+)", "TICKET12"],
    ["Unicode classes", "(?P<id>\\p{Greek}+)\\pN", "αβ1"],
    ["code points", "(?P<id>\\x{e9}\\x61)", "éa"],
    ["whitespace", "a\\s(?P<id>b)[\\s]c", "a b\tc"],
  ])("may have %s", async (_what, pattern, source) => {
    expect(await linked(pattern, "https://x.org/{id}", source)).toMatch(
      /^<p><a href="https:\/\/x\.org\/[^"]+">/,
    );
  });

  test("that cannot be read links nothing", async () => {
    expect(await linked("(?P<id>[", "https://x.org/{id}", "(x [")).toBe(
      "<p>(x [</p>",
    );
  });

  test("has ASCII digits and words", async () => {
    expect(await linked("#(?P<id>\\d+)", "https://x.org/{id}", "#٣")).toBe(
      "<p>#٣</p>",
    );
  });
});

describe("the URL of a linkifier", () => {
  test("is expanded with the groups, left out where one did not match", async () => {
    expect(
      await linked(
        "R(?P<n>\\d+)(-(?P<s>\\d+))?",
        "https://x.org/{n}{#s}",
        "R1 R2-3",
      ),
    ).toBe(
      '<p><a href="https://x.org/1">R1</a> <a href="https://x.org/2#3">R2-3</a></p>',
    );
  });

  test("of a scheme that is not allowed makes no link", async () => {
    expect(await linked("J(?P<x>.)", "javascript:{x}", "Jx")).toBe("<p>Jx</p>");
  });
});

test("the first linkifier that matches wins", async () => {
  const linkifiers = [
    { pattern: "ab#(?P<n>\\d+)", url_template: "https://a.org/{n}" },
    { pattern: "(?P<n>[a-z]+#\\d+)", url_template: "https://b.org/{n}" },
  ];
  const { html } = await renderExample("ab#1 c#2", {}, { linkifiers });
  expect(html).toBe(
    '<p><a href="https://a.org/1">ab#1</a> <a href="https://b.org/c%232">c#2</a></p>',
  );
});
