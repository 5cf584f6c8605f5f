import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Where the example page is built, with MSW's service worker beside it. */
export const PAGE_FOLDER = `${root}test/output/chat-page`;

/** Where the page of `worker.mocks.ts` is built. */
export const WORKER_PAGE_FOLDER = `${root}test/output/worker-page`;

/** The package's entries as a page that bundles them sees them, from the sources. */
export const SOURCE_ENTRIES = {
  "chat-emulator/msw": `${root}src/msw/index.ts`,
  "chat-emulator": `${root}src/index.ts`,
};

/** Builds the pages once for all browser tests. */
export default async function buildPages(): Promise<void> {
  await buildPage(`${root}test/examples/chat-page`, PAGE_FOLDER);
  await buildPage(`${root}test/browser/worker-page`, WORKER_PAGE_FOLDER);
}

async function buildPage(source: string, outDir: string): Promise<void> {
  await build({
    root: source,
    base: "./",
    configFile: false,
    logLevel: "error",
    resolve: { alias: SOURCE_ENTRIES },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: false,
    },
  });
  const msw = dirname(
    createRequire(import.meta.url).resolve("msw/package.json"),
  );
  cpSync(`${msw}/lib/mockServiceWorker.js`, `${outDir}/mockServiceWorker.js`);
}
