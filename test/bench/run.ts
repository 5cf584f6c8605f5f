import { measureFanOut } from "./fan-out.ts";
import { measureMemory } from "./memory.ts";
import { measureMsw } from "./msw.ts";
import { measureRealms } from "./realms.ts";
import { toReport, type Row } from "./report.ts";
import { measureScale } from "./scale.ts";
import { measureStartUp } from "./start-up.ts";
import { measureThroughput } from "./throughput.ts";

/** Measures what has a budget, against floors in the same run, and prints a table. Arguments name what to measure. */
const MEASURES: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  throughput: measureThroughput,
  "fan-out": measureFanOut,
  msw: measureMsw,
  scale: measureScale,
  realms: measureRealms,
  "start-up": measureStartUp,
  memory: measureMemory,
};

const wanted = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(MEASURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`measuring ${name} …`);
  rows.push(...(await measure()));
}
console.log(toReport(rows));
