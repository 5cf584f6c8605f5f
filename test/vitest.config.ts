import { defineConfig } from "vitest/config";

const source = new URL("../src", import.meta.url).pathname;

export default defineConfig({
  // Examples import the package by its name, as those do who paste them.
  resolve: {
    alias: [
      { find: /^chat-emulator$/, replacement: `${source}/index.ts` },
      { find: /^chat-emulator\/(\w+)$/, replacement: `${source}/$1/index.ts` },
    ],
  },
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["test/**/*.test.ts"],
    exclude: [
      "test/browser/**",
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
