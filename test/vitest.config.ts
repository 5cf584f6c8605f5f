import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["test/**/*.test.ts"],
    exclude: [
      "test/browser/**",
      "test/examples/**",
      "test/output/**",
      // The packed package, by a configuration of its own.
      "test/package/**",
      "test/playwright/**",
      // Runs after all others, by coverage.config.ts.
      "test/coverage.test.ts",
    ],
    // A busy machine is no failure; nothing here asserts a time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ["test/support/provoked.setup.ts"],
  },
});
