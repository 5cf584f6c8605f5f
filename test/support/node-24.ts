import { execFileSync } from "node:child_process";

let path: string | undefined;

/** Path of a Node 24, from the registry; the first call on a machine downloads it. */
export function findNode24(): string {
  path ??= execFileSync("npx", ["-y", "node@24", "-p", "process.execPath"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
  return path;
}
