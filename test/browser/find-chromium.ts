import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** For Chromium as root, offline: no sandbox, and nothing that looks for the network by itself. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--headless",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
] as const;

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/**
 * Path of a Chromium: the one named by CHROMIUM_PATH, an installed one, Playwright's own, or on Debian as root a
 * freshly installed one.
 *
 * Errors: when there is none, saying what to do. A missing browser is never a skipped test.
 */
export function findChromium(): string {
  const path = named() ?? installed() ?? bundled() ?? freshlyInstalled();
  if (path === undefined) {
    throw new Error(
      "No Chromium found. Install one (on Debian `apt-get install chromium`, elsewhere `npx playwright install chromium`), or set CHROMIUM_PATH to one.",
    );
  }
  return path;
}

function named(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path !== undefined && !existsSync(path))
    throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`);
  return path;
}

function installed(): string | undefined {
  for (const name of NAMES) {
    try {
      return execFileSync("sh", ["-c", `command -v ${name}`], {
        encoding: "utf8",
      }).trim();
    } catch {
      // Not this one.
    }
  }
  return undefined;
}

function bundled(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function freshlyInstalled(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version"))
    return undefined;
  console.log("Installing Chromium with apt-get …");
  execFileSync(
    "sh",
    ["-c", "apt-get update -qq && apt-get install -y -qq chromium"],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  return installed();
}
