import { defineConfig } from "vitest/config";

/** Tests of the packed package, as somebody who installs it gets it. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["test/package/*.test.ts"],
    globalSetup: "test/package/install-package.ts",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
