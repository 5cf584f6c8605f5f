import { MESSAGE_OPTIONS } from "../../src/markdown/options.ts";
import { renderNow } from "../../src/markdown/render.ts";
import { mixedText } from "../markdown/mixed-text.ts";
import { contextOf, EXAMPLE_REALM } from "../markdown/sample.ts";

/*
 * Prints how long it takes to render mixed text, and how the time grows with its length.
 * Budget: 10,000 characters in 15 ms or less, 100,000 in at most 12 times that.
 */

const WARM_UP_ROUNDS = 30;
const ROUNDS = 15;
const context = contextOf(EXAMPLE_REALM);

/** CPU time, the least of several rounds: other work on the machine hardly shows in it. */
function leastMilliseconds(source: string): number {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    renderNow(source, context, MESSAGE_OPTIONS, undefined);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

function show(name: string, value: string): void {
  process.stdout.write(`${name.padEnd(44)} ${value}\n`);
}

for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
  renderNow(mixedText(10_000), context, MESSAGE_OPTIONS, undefined);

const short = leastMilliseconds(mixedText(300));
const medium = leastMilliseconds(mixedText(10_000));
const long = leastMilliseconds(mixedText(100_000));
const nested = leastMilliseconds(
  Array.from({ length: 45 }, (_, depth) => `${"  ".repeat(depth)}* item`)
    .join("\n")
    .repeat(4),
);

show("markdown: 300 characters", `${short.toFixed(2)} ms`);
show("markdown: 10,000 characters (15 ms)", `${medium.toFixed(2)} ms`);
show("markdown: 100,000 characters", `${long.toFixed(2)} ms`);
show("markdown: 100,000 to 10,000 (12)", (long / medium).toFixed(1));
show("markdown: nested lists, 9,000 characters", `${nested.toFixed(2)} ms`);
