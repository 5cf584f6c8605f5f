import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findBuilt, startScript } from "./built.ts";
import { median, type Row } from "./report.ts";

const BARE = fileURLToPath(
  new URL("../output/bench-bare.mjs", import.meta.url),
);
const TURNS = 15;

/** From the start of the built command to its first answer, against an Express script that does nothing else. */
export async function measureStartUp(): Promise<Row[]> {
  const command = findBuilt("command.js");
  writeFileSync(
    BARE,
    `import express from "express";
const app = express();
app.get("/api/v1/server_settings", (_request, response) => response.json({}));
const server = app.listen(0, "127.0.0.1", () => console.log("ready at http://127.0.0.1:" + server.address().port));
`,
  );
  const own: number[] = [];
  const bare: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    bare.push(await firstAnswer([BARE]));
    own.push(await firstAnswer([command, "--port", "0"]));
  }
  return [
    {
      what: "start to first answer, default realm",
      measured: `${median(own).toFixed(0)} ms`,
      floor: `bare Express ${median(bare).toFixed(0)} ms`,
      figure: median(own) / median(bare),
      unit: "×",
      budget: { atMost: 1.6 },
    },
  ];
}

async function firstAnswer(args: readonly string[]): Promise<number> {
  const start = process.hrtime.bigint();
  const { url, child } = await startScript(args);
  await (await fetch(`${url}/api/v1/server_settings`)).text();
  const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
  child.kill("SIGKILL");
  return milliseconds;
}
