import type { Realm } from "../../realm/realm.ts";
import {
  findFirstUnread,
  selectAfter,
  selectBefore,
  selectOne,
  type Selected,
} from "../../realm/select-messages.ts";
import type { User } from "../../realm/users.ts";
import { LARGEST_ANCHOR, type Anchor } from "./anchor.ts";
import { anchorExcludedInside } from "./errors.ts";
import type { Narrow } from "./everything.ts";

/** Which messages of a narrow are wanted: so many before and after an anchor. */
export interface Range {
  readonly anchor: Anchor;
  readonly include_anchor: boolean;
  readonly num_before: number;
  readonly num_after: number;
}

/** What a fetch found, and whether it reached the ends of the history. */
export interface Found {
  /** Ascending by id. */
  readonly selected: readonly Selected[];
  /** The id that the anchor stands for. */
  readonly anchor: number;
  readonly found_anchor: boolean;
  readonly found_oldest: boolean;
  readonly found_newest: boolean;
}

/** Source: messages 7.2, row 5. */
export function requireAnchorAtEnd({
  include_anchor,
  num_before,
  num_after,
}: Range): void {
  if (!include_anchor && num_before > 0 && num_after > 0)
    throw anchorExcludedInside();
}

/** Messages of a narrow around an anchor. Source: messages 7.3, 7.4. */
export function findRange(
  realm: Realm,
  caller: User | undefined,
  narrow: Narrow,
  { anchor, include_anchor, num_before, num_after }: Range,
): Found {
  const at = resolveAnchor(realm, caller, narrow, anchor);
  const newest = at === LARGEST_ANCHOR;
  const before = selectBefore(realm, caller, narrow, {
    anchor: at,
    count: num_before,
  });
  const wantsAnchor = include_anchor || (num_before === 0 && num_after === 0);
  const own =
    wantsAnchor && at > 0 && !newest
      ? selectOne(realm, caller, narrow, at)
      : undefined;
  const after = newest
    ? []
    : selectAfter(realm, caller, narrow, { anchor: at, count: num_after });
  return {
    selected: [...before.toReversed(), ...(own ? [own] : []), ...after],
    anchor: at,
    found_anchor: own !== undefined,
    found_oldest: at === 0 || before.length < num_before,
    found_newest: newest || after.length < num_after,
  };
}

function resolveAnchor(
  realm: Realm,
  caller: User | undefined,
  narrow: Narrow,
  anchor: Anchor,
): number {
  if (anchor !== "first_unread") return anchor;
  return (caller && findFirstUnread(realm, caller, narrow)) ?? LARGEST_ANCHOR;
}
