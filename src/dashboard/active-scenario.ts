import { button, element, table } from "./element.ts";
import { toLine } from "./format.ts";
import { ruleTable } from "./rule-table.ts";
import type { ActiveScenario, Step } from "./wire.ts";

/** A scenario in force: its state, its rules and the steps that reproduce what it is about. */
export function activeScenario(
  {
    name,
    summary = "",
    state,
    states = [],
    rules = [],
    steps = [],
  }: ActiveScenario,
  goTo: (state: string) => void,
): HTMLElement {
  return element("article", {}, [
    element("h3", { textContent: name ?? "" }),
    element("p", { textContent: summary }),
    ...(states.length === 0
      ? []
      : [
          element("p", { className: "bar" }, [
            "State ",
            ...states.map((one) =>
              button(one, () => goTo(one), {
                "aria-pressed": String(one === state),
                "aria-label": `Go to state ${one}`,
              }),
            ),
          ]),
        ]),
    ...(rules.length === 0 ? [] : [ruleTable(rules)]),
    ...(steps.length === 0
      ? []
      : [element("h4", { textContent: "Steps" }), stepTable(steps)]),
  ]);
}

/** Fields of a step that say what is to come of it. */
const EXPECTATIONS = new Set([
  "expect",
  "status",
  "headers",
  "network",
  "state",
  "answer",
]);

function stepTable(steps: readonly Step[]): HTMLTableElement {
  return table(
    ["As", "Step", "Expected"],
    steps.map(({ as, call, with: params, ...rest }) => {
      const others = Object.entries(rest);
      const expected = others.filter(([name]) => EXPECTATIONS.has(name));
      const done = others.filter(([name]) => !EXPECTATIONS.has(name));
      return [
        toLine(as),
        [toLine(call), toLine(params), ...done.map(toField)].join(" ").trim(),
        expected.map(toField).join(", "),
      ];
    }),
    { className: "steps" },
  );
}

function toField([name, value]: [string, unknown]): string {
  return name === "expect" ? toLine(value) : `${name}: ${toLine(value)}`;
}
