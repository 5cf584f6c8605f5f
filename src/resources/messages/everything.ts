import type { Selection } from "../../realm/select-messages.ts";
import type { User } from "../../realm/users.ts";
import type { SearchQuery } from "./search.ts";

/** What a narrow selects, and the words it searches for. */
export interface Narrow extends Selection {
  readonly search: SearchQuery | undefined;
}

/** The narrow without terms: everything that the reader has a copy of. */
export function selectEverything(reader: User | undefined): Narrow {
  return {
    search: undefined,
    source: undefined,
    includesHistory: !reader,
    namesStream: false,
    matches: () => true,
  };
}
