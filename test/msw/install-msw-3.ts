import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A folder with MSW 3 in its `node_modules`; this repository's own is MSW 2. */
export const MSW_3_FOLDER = fileURLToPath(
  new URL("../output/msw-3", import.meta.url),
);

/** Installs MSW 3 from the registry unless it is there. */
export default function installMsw3(): void {
  if (existsSync(`${MSW_3_FOLDER}/node_modules/msw/package.json`)) return;
  mkdirSync(MSW_3_FOLDER, { recursive: true });
  writeFileSync(
    `${MSW_3_FOLDER}/package.json`,
    JSON.stringify({ private: true, dependencies: { msw: "^3.0.0" } }),
  );
  execFileSync(
    "npm",
    ["install", "--prefer-offline", "--no-audit", "--no-fund", "--silent"],
    { cwd: MSW_3_FOLDER, stdio: "inherit" },
  );
}
