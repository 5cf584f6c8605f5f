import { announceLinkifiers } from "../../realm/linkifier-object.ts";
import { linkifiers } from "../../realm/linkifiers.ts";
import { defineOperation } from "../operation.ts";
import { linkifierNotFound } from "./errors.ts";

/**
 * Removes a linkifier.
 *
 * Params: filter_id.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for an unknown linkifier.
 * Source: organization 10.
 */
export const removeLinkifier = defineOperation(
  "remove-linkifier",
  ({ realm, params: { filter_id } }) => {
    const table = realm.open(linkifiers);
    if (!table.has(filter_id)) throw linkifierNotFound();
    table.delete(filter_id);
    announceLinkifiers(realm);
    return {};
  },
);
