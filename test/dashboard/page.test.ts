import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGE } from "../../src/dashboard/generated/page.ts";
import { generatePage } from "../../src/dashboard/page.generate.ts";

test("the page is up to date", async () => {
  const file = new URL(
    "../../src/dashboard/generated/page.ts",
    import.meta.url,
  );
  expect(readFileSync(file, "utf8")).toBe(await generatePage());
});

test("the page needs nothing from outside, and evaluates nothing", () => {
  expect(PAGE).not.toMatch(/https?:\/\/(?!127\.0\.0\.1)/);
  expect(PAGE).not.toMatch(/\beval\b|\bFunction\(|innerHTML|document\.write/);
  expect(PAGE.match(/<script/g)).toHaveLength(1);
});

test("the page is small", () => {
  expect(PAGE.length).toBeLessThan(60_000);
});
