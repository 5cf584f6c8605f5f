import { expect, test } from "vitest";
import type { MarkdownContext } from "../../src/markdown/context.ts";
import { NotLoaded } from "../../src/markdown/late.ts";
import { MESSAGE_OPTIONS } from "../../src/markdown/options.ts";
import { render, renderNow } from "../../src/markdown/render.ts";

const context: MarkdownContext = {
  realmUrl: "https://chat.example.com",
  now: () => 1_709_542_800,
  findUserByName: () => undefined,
  findUserById: () => undefined,
  findGroupByName: () => undefined,
  findStreamByName: () => undefined,
  findCustomEmoji: () => undefined,
  linkifiers: [],
};

test("ordinary text needs no part that is loaded late", () => {
  const source = "see **this**: https://example.com\n\n```\ncode\n```";
  const { html } = renderNow(source, context, MESSAGE_OPTIONS, undefined);
  expect(html).toContain("<strong>this</strong>");
});

// In this order, and in this file alone: a part stays loaded.
test.each([
  ["an emoji by name", ":wave:", "emoji-1f44b"],
  ["the language of code", "```py\nx\n```", 'data-code-language="Python"'],
  ["a moment", "<time:2024-03-04T09:00:00Z>", "2024-03-04T09:00:00Z"],
])("%s is rendered once its part is loaded", async (_what, source, html) => {
  expect(() => renderNow(source, context, MESSAGE_OPTIONS, undefined)).toThrow(
    NotLoaded,
  );
  expect((await render(source, context, MESSAGE_OPTIONS)).html).toContain(html);
  expect(renderNow(source, context, MESSAGE_OPTIONS, undefined).html).toContain(
    html,
  );
});
