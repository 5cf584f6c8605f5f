import { beforeAll, expect, inject, test } from "vitest";
import { bundlePage, runPage, type Chunk } from "./page-bundle.ts";

/** What a page loads for the emulator, the default realm included, minified and compressed. */
const MAX_PAGE_BYTES = 150_000;

let chunks: readonly Chunk[];
beforeAll(async () => {
  chunks = await bundlePage(inject("project"));
});

test("a page with the default realm in it loads no more than it may", async () => {
  const { loaded, events } = await runPage(inject("project"), chunks);
  expect(events).toBeGreaterThan(0);
  expect(new Set(loaded).size).toBe(loaded.length);
  const bytes = chunks
    .filter(({ name }) => loaded.includes(name))
    .reduce((sum, { gzippedBytes }) => sum + gzippedBytes, 0);
  console.log(`page: ${loaded.length} files, ${bytes} bytes gzipped`);
  expect(bytes).toBeLessThanOrEqual(MAX_PAGE_BYTES);
});

test("nothing that a page can load evaluates text as code", () => {
  const evaluating = chunks.filter(({ text }) =>
    /\beval\s*\(|\bFunction\s*\(|=\s*Function\b|\bFunction\.prototype\.constructor\b/.test(
      text,
    ),
  );
  expect(evaluating.map(({ name }) => name)).toEqual([]);
});

test("nothing that a page can load needs Node or a stand-in for it", () => {
  const names = new Set(chunks.map(({ name }) => name));
  const outside = chunks
    .flatMap(({ imports }) => imports)
    .filter((name) => !names.has(name));
  expect([...new Set(outside)]).toEqual(["msw"]);
  const modules = chunks.flatMap((chunk) => chunk.modules);
  expect(modules.length).toBeGreaterThan(100);
  expect(
    modules.filter((id) => /browser-external|polyfill|\0?node:/.test(id)),
  ).toEqual([]);
});
