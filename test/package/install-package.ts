import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** A folder with an otherwise empty project in which the package is installed. */
    readonly project: string;
  }
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What people install beside the package; the versions are those of this repository. */
const BESIDE = ["msw", "@playwright/test", "typescript", "@types/node"];

/** Packs the package, which builds it, and installs it in an empty project of a temporary folder. */
export default function installPackage({ provide }: TestProject): () => void {
  const project = mkdtempSync(join(tmpdir(), "chat-emulator-package-"));
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, { cwd, encoding: "utf8" });
  run("npm", ["pack", "--silent", "--pack-destination", project], ROOT);
  const { version, devDependencies } = JSON.parse(
    readFileSync(`${ROOT}package.json`, "utf8"),
  ) as { version: string; devDependencies: Record<string, string> };
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({
      name: "empty-project",
      private: true,
      type: "module",
      dependencies: {
        "chat-emulator": `file:chat-emulator-${version}.tgz`,
        ...Object.fromEntries(
          BESIDE.map((name) => [name, devDependencies[name]!]),
        ),
      },
    }),
  );
  run(
    "npm",
    ["install", "--prefer-offline", "--no-audit", "--no-fund", "--silent"],
    project,
  );
  provide("project", project);
  return () => rmSync(project, { recursive: true });
}
