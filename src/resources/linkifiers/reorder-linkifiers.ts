import { announceLinkifiers } from "../../realm/linkifier-object.ts";
import { linkifiers } from "../../realm/linkifiers.ts";
import { defineOperation } from "../operation.ts";
import { duplicatedLinkifiers, incompleteOrder } from "./errors.ts";

/**
 * Puts the linkifiers into the order in which they are tried.
 *
 * Params: ordered_linkifier_ids, all of them.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for a list with one of them twice, or with other ids than theirs.
 * Source: organization 10.
 */
export const reorderLinkifiers = defineOperation(
  "reorder-linkifiers",
  async ({ realm, params: { ordered_linkifier_ids: order } }) => {
    const table = realm.open(linkifiers);
    const places = new Map(order.map((id, place) => [id, place]));
    if (places.size < order.length) throw duplicatedLinkifiers();
    const ids = table.ids();
    if (ids.length !== order.length || ids.some((id) => !places.has(id)))
      throw incompleteOrder();
    for (const id of ids)
      await table.update(id, (draft) => {
        draft.order = places.get(id)!;
      });
    announceLinkifiers(realm);
    return {};
  },
);
