import { getOrganization } from "./organization.ts";
import type { Realm } from "./realm.ts";
import type { Stream } from "./streams.ts";

/** The stream's name in letters, digits and dashes, then a token of its own. Chosen. */
export function streamEmailAddress(
  realm: Realm,
  { name, stream_id }: Stream,
): string {
  const token = realm.random.key("stream email", stream_id).toLowerCase();
  const words = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  const { host } = getOrganization(realm);
  return [words, token].filter((part) => part !== "").join(".") + `@${host}`;
}
