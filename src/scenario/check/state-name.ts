import { nearestWord } from "../../fixture/nearest.ts";
import type { Path } from "../../fixture/places.ts";
import type { Problem } from "../../fixture/problems.ts";

/** What is wrong with the name of a state. */
export function checkState(
  name: string,
  states: readonly string[],
  path: Path,
): Problem[] {
  if (states.includes(name)) return [];
  const near = nearestWord(name, states);
  return [
    {
      path,
      part: "value",
      message: `there is no state "${name}"`,
      remedy:
        near !== undefined
          ? `write ${near}`
          : states.length === 0
            ? "add states: with one of this name"
            : `there is ${states.join(", ")}`,
    },
  ];
}
