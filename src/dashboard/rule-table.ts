import { table, type Child } from "./element.ts";
import { toLine } from "./format.ts";
import type { Rule } from "./wire.ts";

/** Fields with a column of their own. */
const SHOWN = new Set(["id", "name", "on", "then", "seen", "fired"]);

/** Rules with what they wait for, what they do and how often they did; `last` adds a cell to each. */
export function ruleTable(
  rules: readonly Rule[],
  last?: (rule: Rule) => Child,
): HTMLTableElement {
  return table(
    ["Rule", "On", "When", "Then", "Fired", ...(last ? [""] : [])],
    rules.map((rule) => [
      rule.name ?? `fault ${rule.id}`,
      typeof rule.on === "string" ? rule.on : rule.on.join(", "),
      conditionsOf(rule),
      toLine(rule.then),
      `${rule.fired} of ${rule.seen}`,
      ...(last ? [last(rule)] : []),
    ]),
    { className: "rules" },
  );
}

function conditionsOf(rule: Rule): string {
  return Object.entries(rule)
    .filter(([name]) => !SHOWN.has(name))
    .map(([name, value]) => `${name}: ${toLine(value)}`)
    .join(", ");
}
