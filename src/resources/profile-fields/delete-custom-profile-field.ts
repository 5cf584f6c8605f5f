import { announceProfileFields } from "../../realm/profile-field-object.ts";
import { profileFields } from "../../realm/profile-fields.ts";
import { dropProfileValues } from "../../realm/profile-values.ts";
import { defineOperation } from "../operation.ts";
import { fieldNotFound } from "./errors.ts";

/**
 * Deletes a custom profile field with everybody's values.
 *
 * Params: field_id.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for an unknown field.
 * Source: organization 7.4.
 */
export const deleteCustomProfileField = defineOperation(
  "delete-custom-profile-field",
  async ({ realm, params: { field_id } }) => {
    if (!realm.open(profileFields).has(field_id)) throw fieldNotFound(field_id);
    await dropProfileValues(realm, field_id);
    realm.open(profileFields).delete(field_id);
    announceProfileFields(realm);
    return {};
  },
);
