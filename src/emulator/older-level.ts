import type { OlderLevel } from "../feature-levels/apply.ts";
import type { Realm } from "../realm/realm.ts";
import { VERSION } from "../realm/version.ts";

/** What is spoken unless another level is asked for. */
export const NEWEST_FEATURE_LEVEL = VERSION.zulip_feature_level;

/**
 * What makes a realm speak as an older server, loaded when it is first needed; undefined for the newest level.
 *
 * Errors: UsageError `BAD_REALM` for a level that does not exist.
 */
export async function olderLevel(
  realm: Realm,
  level: number,
): Promise<OlderLevel | undefined> {
  if (level === NEWEST_FEATURE_LEVEL) return undefined;
  const { makeOlderLevel } = await import("./make-older-level.ts");
  return makeOlderLevel(realm, level);
}
