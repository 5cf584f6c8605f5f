import type { NarrowTerm } from "../contract/narrow.ts";
import type { LevelChange } from "./change.ts";

/** Operations that take a narrow. */
const NARROWED = [
  "get-messages",
  "check-messages-match-narrow",
  "update-message-flags-for-narrow",
] as const;

/** Shows a check every term of a narrow, wherever one is taken; the check throws what older servers refused with. */
export function readNarrowTerms(
  check: (term: NarrowTerm) => void,
): LevelChange["readParams"] {
  return Object.fromEntries(
    NARROWED.map((operationId) => [
      operationId,
      (params: Readonly<Record<string, unknown>>) => {
        const { narrow = [] } = params as { narrow?: readonly NarrowTerm[] };
        narrow.forEach(check);
        return params;
      },
    ]),
  );
}
