import { announceLinkifiers } from "../../realm/linkifier-object.ts";
import { linkifiers } from "../../realm/linkifiers.ts";
import { defineOperation } from "../operation.ts";
import { requireGoodLinkifier } from "./linkifier-checks.ts";

/**
 * Adds a linkifier behind the others.
 *
 * Params: pattern, in RE2's syntax; url_template, RFC 6570 with the pattern's groups.
 * Returns: id.
 * Errors: BAD_REQUEST with `errors` by field for what is blank or cannot be read, groups that only one side has, a
 *   pattern that is taken.
 * Source: organization 10.
 */
export const addLinkifier = defineOperation(
  "add-linkifier",
  async ({ realm, params: { pattern, url_template } }) => {
    requireGoodLinkifier(realm, { pattern, url_template });
    const table = realm.open(linkifiers);
    const order = Math.max(-1, ...table.all().map((known) => known.order)) + 1;
    const id = realm.nextId("linkifier");
    await table.create({ id, pattern, url_template, order });
    announceLinkifiers(realm);
    return { id };
  },
);
