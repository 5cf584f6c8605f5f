import { describe, expect, test } from "vitest";
import { MESSAGE_OPTIONS } from "../../src/markdown/options.ts";
import { render } from "../../src/markdown/render.ts";
import pairs from "./pairs.json" with { type: "json" };
import { contextOf } from "./sample.ts";

interface Pair {
  readonly markdown: string;
  readonly html: string;
  readonly linkifiers?: boolean;
  readonly translate_emoticons?: boolean;
}

const context = contextOf(pairs.realm);

describe("renders as the reference server does", () => {
  test.each((pairs.pairs as Pair[]).map((pair) => [pair.markdown, pair]))(
    "%j",
    async (_name, pair) => {
      const { html } = await render(
        pair.markdown,
        { ...context, linkifiers: pair.linkifiers ? context.linkifiers : [] },
        { ...MESSAGE_OPTIONS, emoticons: pair.translate_emoticons ?? false },
      );
      expect(html).toBe(pair.html);
    },
  );
});
