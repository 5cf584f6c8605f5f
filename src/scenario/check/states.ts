import type { Problem } from "../../fixture/problems.ts";
import type { Scenario } from "../format.ts";
import { statesOf } from "../format.ts";
import { checkRule } from "./rules.ts";
import { checkState } from "./state-name.ts";

/** What is wrong with the states of a scenario beyond their form. */
export function checkStates(scenario: Scenario): Problem[] {
  if (!scenario.states) return [];
  const states = statesOf(scenario);
  const names = [...states.keys()];
  return [
    ...checkState(scenario.states.start, names, ["states", "start"]),
    ...[...states].flatMap(([name, state]) => [
      ...(state.rules ?? []).flatMap((rule, index) =>
        checkRule(rule, ["states", name, "rules", index], names),
      ),
      ...(state.goto === undefined
        ? []
        : checkState(state.goto, names, ["states", name, "goto"])),
      ...checkEnd(name, state),
    ]),
  ];
}

function checkEnd(
  name: string,
  { after, goto }: { after?: string | undefined; goto?: string | undefined },
): Problem[] {
  if ((after === undefined) === (goto === undefined)) return [];
  const [has, lacks] =
    after === undefined ? ["goto", "after"] : ["after", "goto"];
  return [
    {
      path: ["states", name, has],
      part: "key",
      message: `${has} without ${lacks} never happens`,
      remedy:
        lacks === "goto"
          ? "add the state that follows, goto: …"
          : "add when it ends, after: 30s",
    },
  ];
}
