import {
  EXTERNAL_ACCOUNTS,
  knownAccountOf,
} from "../../realm/external-accounts.ts";
import { announceProfileFields } from "../../realm/profile-field-object.ts";
import { profileFields } from "../../realm/profile-fields.ts";
import { defineOperation } from "../operation.ts";
import {
  requireFreeLabel,
  requireGoodField,
  requireRoomInSummary,
  toStoredData,
} from "./field-rules.ts";

/**
 * Makes a custom profile field. One for a known account elsewhere gets that account's name and hint.
 *
 * Params: field_type, 1 to 8; name; hint; field_data, for types 3 and 7; display_in_profile_summary.
 * Returns: id.
 * Errors: BAD_REQUEST for a third field in the summary, bad data, a blank, long or taken label, an unknown type, a type
 *   that the summary cannot show.
 * Source: interface, endpoint 4; organization 7.2, 7.3, in their order.
 */
export const createCustomProfileField = defineOperation(
  "create-custom-profile-field",
  async ({ realm, params }) => {
    const { field_type } = params;
    const field = {
      name: params.name ?? "",
      hint: params.hint ?? "",
      field_data: params.field_data ?? {},
      display_in_profile_summary: params.display_in_profile_summary ?? false,
    };
    requireRoomInSummary(realm, field.display_in_profile_summary);
    requireGoodField(field_type, field);
    const account = knownAccountOf(field_type, field.field_data);
    const { name, hint } =
      account === undefined ? field : EXTERNAL_ACCOUNTS[account];
    requireFreeLabel(realm, name);
    const id = realm.nextId("profile_field");
    await realm.open(profileFields).create({
      id,
      name,
      type: field_type,
      hint,
      field_data: toStoredData(field_type, field.field_data),
      order: id,
      display_in_profile_summary: field.display_in_profile_summary,
    });
    announceProfileFields(realm);
    return { id };
  },
);
