import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { MSW_3_FOLDER } from "./install-msw-3.ts";

const fromMsw3 = createRequire(`${MSW_3_FOLDER}/index.js`);

/** The tests of MSW, and some that go through every door, with MSW 3; it needs a newer Node than the others. */
export default defineConfig({
  plugins: [
    {
      name: "MSW 3",
      enforce: "pre",
      resolveId: (name) =>
        /^msw(?:\/|$)/.test(name) ? fromMsw3.resolve(name) : undefined,
    },
  ],
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: [
      "test/msw/*.test.ts",
      "test/emulator/network.test.ts",
      "test/resources/messages/send-message.test.ts",
      "test/resources/events/get-events.test.ts",
      "test/resources/emoji/upload-custom-emoji.test.ts",
    ],
    globalSetup: "test/msw/install-msw-3.ts",
    env: { MSW_MAJOR: "3" },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
