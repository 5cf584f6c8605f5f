import type { LocatedYaml } from "../fixture/places.ts";
import type { Problem } from "../fixture/problems.ts";
import type { Mistake } from "../usage-error.ts";

/** Where problems stand, in the order of the lines. */
export function locate(
  problems: readonly Problem[],
  yaml: LocatedYaml,
): Mistake[] {
  return problems
    .map(({ path, part, message, remedy }) => ({
      ...yaml.placeOf(path, part),
      message,
      ...(remedy === undefined ? {} : { remedy }),
    }))
    .toSorted(
      (a, b) =>
        (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
    );
}
