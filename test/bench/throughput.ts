import type { ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { findBuilt, startScript } from "./built.ts";
import { median, type Row } from "./report.ts";
import { prepareWorkloads, type Workload } from "./requests.ts";

const OUTPUT = fileURLToPath(new URL("../output/", import.meta.url));
const FLOOR = fileURLToPath(new URL("floor.ts", import.meta.url));
const KINDS = ["node:http", "express", "prepared", "emulator"] as const;
type Kind = (typeof KINDS)[number];

const ROUNDS = 3;
const SECONDS = 2;

/** Requests a second of the emulator and of the floors, in turns, so that a busy machine slows all of them. */
export async function measureThroughput(): Promise<Row[]> {
  const children: ChildProcess[] = [];
  const start = async (args: readonly string[]): Promise<string> => {
    const { url, child } = await startScript(args);
    children.push(child);
    return url;
  };
  try {
    const flags = ["--port", "0", "--loose", "--no-watch"];
    const emulator = await start([findBuilt("command.js"), ...flags]);
    const workloads = await prepareWorkloads(emulator);
    const file = await writeConstants(emulator, workloads);
    const urls = { emulator } as Record<Kind, string>;
    for (const kind of KINDS)
      urls[kind] ??= await start(["--import", "tsx", FLOOR, kind, file]);
    const rows: Row[] = [];
    for (const workload of workloads) rows.push(await measure(workload, urls));
    return rows;
  } finally {
    for (const child of children) child.kill("SIGKILL");
  }
}

async function measure(
  { what, atLeast, ...request }: Workload,
  urls: Record<Kind, string>,
): Promise<Row> {
  const rates: Record<Kind, number[]> = {
    "node:http": [],
    express: [],
    prepared: [],
    emulator: [],
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of KINDS) {
      const result = await autocannon({
        ...request,
        url: `${urls[kind]}${request.path}`,
        connections: 10,
        duration: SECONDS,
      });
      if (result.non2xx + result.errors > 0)
        throw new Error(`${kind} refused ${what}`);
      rates[kind].push(result.requests.average);
    }
  }
  const rate = (kind: Kind) => median(rates[kind]);
  const show = (kind: Kind) => Math.round(rate(kind)).toLocaleString("en");
  return {
    what,
    measured: `${show("emulator")}/s`,
    floor: `prepared ${show("prepared")}/s, Express ${show("express")}/s, node:http ${show("node:http")}/s`,
    figure: rate("emulator") / rate("prepared"),
    unit: "×",
    budget: { atLeast },
  };
}

/** What the emulator answers is what the floors answer always. */
async function writeConstants(
  url: string,
  workloads: readonly Workload[],
): Promise<string> {
  const texts: Record<string, string> = {};
  for (const { method, path, headers, body } of workloads) {
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    texts[`${method} ${path.split("?", 1)[0]}`] = await response.text();
  }
  mkdirSync(OUTPUT, { recursive: true });
  const file = `${OUTPUT}bench-constants.json`;
  writeFileSync(file, JSON.stringify(texts));
  return file;
}
