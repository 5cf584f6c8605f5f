import type { NarrowTerm } from "../../contract/narrow.ts";
import { changeFlags } from "../../realm/change-flags.ts";
import { requireAllowed } from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { readAnchor } from "./anchor.ts";
import { compileNarrow } from "./narrow.ts";
import { findRange, requireAnchorAtEnd } from "./range.ts";

/** What is beyond is left out silently. Source: messages 1.3. */
const MAX_MESSAGES = 5000;

/**
 * Sets or takes away a flag of the messages around an anchor that fit a narrow.
 *
 * Params: anchor, include_anchor, num_before, num_after, narrow as for fetching; op, add or remove; flag.
 * Returns: how many messages were found and how many changed, the ids at both ends, and whether those are the last.
 * Errors: BAD_REQUEST for the anchor, the flag and the op; BAD_NARROW.
 * Source: messages 11.2.
 */
export const updateMessageFlagsForNarrow = defineOperation(
  "update-message-flags-for-narrow",
  ({ realm, caller, params }) => {
    const { op, flag, include_anchor = true } = params;
    const anchor = readAnchor(params.anchor);
    requireAnchorAtEnd({ ...params, anchor, include_anchor });
    const narrow = compileNarrow(
      realm,
      caller,
      params.narrow as readonly NarrowTerm[],
    );
    const found = findRange(realm, caller, narrow, {
      anchor,
      include_anchor,
      ...clamp(params),
    });
    const ids = found.selected.map(({ message }) => message.id);
    const changed = requireAllowed(
      changeFlags(realm, caller, { op, flag, ids }),
    );
    return {
      processed_count: ids.length,
      updated_count: changed.length,
      first_processed_id: ids[0] ?? null,
      last_processed_id: ids.at(-1) ?? null,
      found_oldest: found.found_oldest,
      found_newest: found.found_newest,
    };
  },
);

/** The side before the anchor keeps at least half. */
function clamp(wanted: { num_before: number; num_after: number }) {
  const num_before = Math.min(
    wanted.num_before,
    Math.max(MAX_MESSAGES - wanted.num_after, MAX_MESSAGES / 2),
  );
  return {
    num_before,
    num_after: Math.min(wanted.num_after, MAX_MESSAGES - num_before),
  };
}
