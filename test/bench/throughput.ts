import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { median, type Row } from "./report.ts";
import type { Workload } from "./requests.ts";

const OUTPUT = fileURLToPath(new URL("../output/", import.meta.url));
const SERVER = fileURLToPath(new URL("server.ts", import.meta.url));
const KINDS = ["node:http", "express", "prepared", "emulator"] as const;
type Kind = (typeof KINDS)[number];

const ROUNDS = 3;
const SECONDS = 2;

/** Requests a second of the emulator and of the floors, in turns, so that a busy machine slows all of them. */
export async function measureThroughput(): Promise<Row[]> {
  const children: ChildProcess[] = [];
  const start = (kind: Kind, file = "") => startServer(children, kind, file);
  try {
    const { url, workloads } = await start("emulator");
    const file = await writeConstants(url, workloads!);
    const urls = { emulator: url } as Record<Kind, string>;
    for (const kind of KINDS)
      if (kind !== "emulator") urls[kind] = (await start(kind, file)).url;
    const rows: Row[] = [];
    for (const workload of workloads!) rows.push(await measure(workload, urls));
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

function startServer(
  children: ChildProcess[],
  kind: Kind,
  file: string,
): Promise<{ url: string; workloads?: Workload[] }> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", SERVER, kind, file],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  children.push(child);
  let text = "";
  return new Promise((resolve) => {
    child.stdout.on("data", (chunk) => {
      text += chunk;
      const lines = text.trimEnd().split("\n");
      const url = lines.at(-1)!;
      if (text.endsWith("\n") && url.startsWith("http"))
        resolve({
          url,
          ...(lines.length > 1 && {
            workloads: JSON.parse(lines[0]!) as Workload[],
          }),
        });
    });
  });
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
