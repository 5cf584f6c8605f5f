import type { Path } from "../../fixture/places.ts";
import type { Problem } from "../../fixture/problems.ts";
import { parseDuration } from "../../fixture/time.ts";
import type { Happening } from "../format/timeline.ts";
import { toList } from "../format/values.ts";
import {
  checkOperation,
  checkParameters,
  checkRequired,
} from "./operations.ts";
import { checkState } from "./state-name.ts";

/** What is wrong with an entry of the timeline beyond its form. */
export function checkHappening(
  happening: Happening,
  path: Path,
  states: readonly string[],
): Problem[] {
  const {
    call,
    do: change,
    with: params = {},
    every,
    times,
    until,
  } = happening;
  const problems: Problem[] = [];
  if ((call === undefined) === (change === undefined)) {
    problems.push({
      path,
      part: "value",
      message:
        call === undefined
          ? "nothing happens here"
          : "a call and a change of the realm are two entries",
      remedy: "write call: or do:, one of the two",
    });
  }
  if (call !== undefined) {
    problems.push(
      ...checkOperation(call, [...path, "call"]),
      ...checkParameters(call, params, [...path, "with"]),
      ...checkRequired(call, params, [...path, "call"]),
    );
  }
  if (call === "get-events" && params.dont_block !== true) {
    problems.push({
      path: [...path, "call"],
      part: "value",
      message: "a poll that waits would hold up the timeline",
      remedy: "add dont_block: true to its with:",
    });
  }
  if (every !== undefined && parseDuration(every) === 0) {
    problems.push({
      path: [...path, "every"],
      part: "value",
      message: "every: 0s would never let the clock move on",
      remedy: "write a length of time such as 5s",
    });
  }
  if (every === undefined && (times !== undefined || until !== undefined)) {
    problems.push({
      path: [...path, times === undefined ? "until" : "times"],
      part: "key",
      message: "what happens once needs no end",
      remedy: "add every:, or leave this out",
    });
  }
  return [
    ...problems,
    ...toList(happening.state ?? []).flatMap((state) =>
      checkState(state, states, [...path, "state"]),
    ),
    ...(change?.goto === undefined
      ? []
      : checkState(change.goto, states, [...path, "do", "goto"])),
  ];
}
