import { describe, expect, test } from "vitest";
import { MESSAGE_OPTIONS } from "../../src/markdown/options.ts";
import { renderNow } from "../../src/markdown/render.ts";
import { contextOf, EXAMPLE_REALM } from "./sample.ts";

/** Each is repeated until the text is long; most open something that is never closed. */
const UNITS = [
  "*",
  "**",
  "***a*",
  "**a*b",
  "*a ",
  "*a* ",
  "`",
  "`a",
  "``a` ",
  "\\`",
  "~~a",
  "_ ",
  "[",
  "[a](",
  '[a]("',
  '[a](b "c',
  "[x](<>'",
  "[a](b) ",
  "http://a/(",
  'http://a.b/",',
  "a.com/(,",
  "a@b.c ",
  ":a:",
  ":a ",
  "@**a",
  "@*a ",
  "#**a>",
  "<time:",
  "$$a",
  "\\$",
  "&a",
  "<",
  "#12 ",
  "👍🏽",
  ">",
  "> a\n",
  "\n>\n",
  "> * ",
  "* ",
  "* a\n",
  "\n* ",
  "1. a\n",
  "---\n",
  "a#a#a\n---\n",
  "# ###x\n",
  "#\n",
  "|a|\n",
  "|`",
  "```\n",
  "```quote\n",
  "```spoiler a\n",
  "```a",
  "    a\n\n",
  "  a\n\n",
  "\t",
];

const SHORT = 5_000;
const LONG = 40_000;
/** Linear growth is 8, quadratic 64. */
const MAX_GROWTH = 36;
/** Below, the measure is noise, and there is no harm. */
const HARMLESS_MILLISECONDS = 250;

const context = contextOf(EXAMPLE_REALM);

/** CPU time, so that other processes do not count. */
function cpuMilliseconds(source: string): number {
  const before = process.cpuUsage();
  renderNow(source, context, MESSAGE_OPTIONS, undefined);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function fill(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

function isRenderable(source: string): boolean {
  return renderNow(source, context, MESSAGE_OPTIONS, undefined).isRenderable;
}

describe("long runs of a marker", () => {
  test.each(UNITS)("take no more than linear time: %j", (unit) => {
    const short = Math.min(
      ...[1, 2, 3].map(() => cpuMilliseconds(fill(unit, SHORT))),
    );
    const long = cpuMilliseconds(fill(unit, LONG));
    expect(
      long < HARMLESS_MILLISECONDS || long / short < MAX_GROWTH,
      `${short} ms for ${SHORT} characters, ${long} ms for ${LONG}`,
    ).toBe(true);
  });
});

describe("deep nesting", () => {
  test("is rendered as deep as people go", () => {
    expect(isRenderable("1. ".repeat(50))).toBe(true);
    expect(isRenderable(`${"*a ".repeat(50)}${"b* ".repeat(50)}`)).toBe(true);
    expect(isRenderable(`${">".repeat(50)} a`)).toBe(true);
  });

  test("is refused for lists in each other beyond the bound", () => {
    expect(isRenderable("1. ".repeat(5_000))).toBe(false);
  });

  test("is refused for emphasis in each other beyond the bound", () => {
    expect(isRenderable(`${"*a ".repeat(3_000)}${"b* ".repeat(3_000)}`)).toBe(
      false,
    );
  });

  test("leaves the remaining marks of quotes as text beyond the bound", () => {
    const { html, isRenderable: isWhole } = renderNow(
      `${">".repeat(1_000)} a`,
      context,
      MESSAGE_OPTIONS,
      undefined,
    );
    expect(isWhole).toBe(true);
    expect(html).toMatch(/<p>(?:&gt;)+ a<\/p>/);
  });

  test("is refused for quote fences that grow the text beyond measure", () => {
    expect(isRenderable("```quote\n".repeat(5_000))).toBe(false);
  });
});
