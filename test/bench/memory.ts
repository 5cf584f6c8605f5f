import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Row } from "./report.ts";

const MEGABYTE = 1024 * 1024;
const OUTFILE = fileURLToPath(
  new URL("../output/bench-memory.mjs", import.meta.url),
);

/** Resident memory with 100,000 messages and 200 people, each with a third or all of them, in a process of its own. */
export async function measureMemory(): Promise<Row[]> {
  await build({
    entryPoints: [fileURLToPath(new URL("large-process.ts", import.meta.url))],
    outfile: OUTFILE,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
  });
  const text = execFileSync(process.execPath, ["--expose-gc", OUTFILE], {
    encoding: "utf8",
  });
  const megabytes = Number(text) / MEGABYTE;
  return [
    {
      what: "memory, 100,000 messages, 200 users",
      measured: `${megabytes.toFixed(0)} MB`,
      floor: "",
      figure: megabytes,
      unit: " MB",
      budget: { atMost: 350 },
    },
  ];
}
