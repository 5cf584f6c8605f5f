import { announceProfileFields } from "../../realm/profile-field-object.ts";
import { profileFields } from "../../realm/profile-fields.ts";
import { defineOperation } from "../operation.ts";
import { invalidOrder } from "./errors.ts";

/**
 * Puts the custom profile fields into an order: each gets its place in the list, the last one if it is there twice.
 *
 * Params: order, field ids; unknown ones take up a place.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST when a field is missing.
 * Source: organization 7.4.
 */
export const reorderCustomProfileFields = defineOperation(
  "reorder-custom-profile-fields",
  async ({ realm, params: { order } }) => {
    const table = realm.open(profileFields);
    const places = new Map(order.map((id, place) => [id, place]));
    if (table.ids().some((id) => !places.has(id))) throw invalidOrder();
    for (const id of table.ids())
      await table.update(id, (draft) => {
        draft.order = places.get(id)!;
      });
    announceProfileFields(realm);
    return {};
  },
);
