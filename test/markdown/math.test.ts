import { describe, expect, test } from "vitest";
import { mayHoldMath } from "../../src/markdown/math.ts";
import { MESSAGE_OPTIONS } from "../../src/markdown/options.ts";
import { renderNow } from "../../src/markdown/render.ts";
import { contextOf, EXAMPLE_REALM, htmlOf } from "./sample.ts";

describe("KaTeX", () => {
  test.each([
    "$$x$$",
    "a $$",
    "```math\nx\n```",
    "~~~ {.Math}\nx",
    "````quote\n```math\nx\n```\n````",
    "```\tmath\nx",
    "$\u0002$x$$",
  ])("is loaded for %j", (source) => {
    expect(mayHoldMath(source, "")).toBe(true);
  });

  test.each(["$x$", "math", "x ```math", "```js\nmath\n```"])(
    "is not loaded for %j",
    (source) => {
      expect(mayHoldMath(source, "")).toBe(false);
    },
  );

  test("is loaded where the default code language is math", () => {
    expect(mayHoldMath("```\nx\n```", "math")).toBe(true);
  });

  test("left out, math is shown as if it had errors", () => {
    const { html } = renderNow(
      "$$x$$",
      contextOf(EXAMPLE_REALM),
      MESSAGE_OPTIONS,
      undefined,
    );
    expect(html).toBe('<p><span class="tex-error">$$x$$</span></p>');
  });
});

describe("math", () => {
  test("may not load, link or run anything", async () => {
    for (const tex of [
      "\\href{javascript:alert(1)}{x}",
      "\\url{javascript:alert(1)}",
      "\\htmlData{a=b}{x}",
      "\\includegraphics{https://x.org/a.png}",
    ]) {
      const html = await htmlOf(`$$${tex}$$`);
      expect(html).not.toMatch(/<(?:a|img|script)\b|\son\w+=/);
    }
  });

  test("escapes its source", async () => {
    const html = await htmlOf('$$\\text{<img src="x" onerror="y">}$$');
    expect(html).not.toContain("<img");
  });
});
