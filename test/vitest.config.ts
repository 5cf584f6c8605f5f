import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["test/**/*.test.ts"],
    exclude: [
      "test/browser/**",
      "test/examples/**",
      "test/output/**",
      "test/playwright/**",
      // Runs after all others, by coverage.config.ts.
      "test/coverage.test.ts",
    ],
    setupFiles: ["test/support/provoked.setup.ts"],
  },
});
