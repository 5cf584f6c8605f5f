import { defineConfig } from "vitest/config";

/** What has to run after all other tests, since it looks at what they left behind. */
export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["test/coverage.test.ts"],
  },
});
