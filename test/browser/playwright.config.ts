import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "./find-chromium.ts";

const output = fileURLToPath(new URL("../output/", import.meta.url));

export default defineConfig({
  testDir: ".",
  testMatch: "*.test.ts",
  outputDir: `${output}browser`,
  globalSetup: "./build-pages.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: `${output}browser.json` }]],
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGUMENTS],
    },
  },
});
