import { announceLinkifiers } from "../../realm/linkifier-object.ts";
import { linkifiers } from "../../realm/linkifiers.ts";
import { defineOperation } from "../operation.ts";
import { linkifierNotFound } from "./errors.ts";
import { requireGoodLinkifier } from "./linkifier-checks.ts";

/**
 * Changes a linkifier.
 *
 * Params: filter_id; pattern; url_template.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for an unknown linkifier, else as on adding.
 * Source: organization 10.
 */
export const updateLinkifier = defineOperation(
  "update-linkifier",
  async ({ realm, params: { filter_id, pattern, url_template } }) => {
    const table = realm.open(linkifiers);
    if (!table.has(filter_id)) throw linkifierNotFound();
    requireGoodLinkifier(realm, { pattern, url_template }, filter_id);
    await table.update(filter_id, (draft) => {
      draft.pattern = pattern;
      draft.url_template = url_template;
    });
    announceLinkifiers(realm);
    return {};
  },
);
