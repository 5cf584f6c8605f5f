import { profileFields } from "../../realm/profile-fields.ts";
import { unknownField } from "../../realm/profile-value-rules.ts";
import { removeProfileValue } from "../../realm/profile-values.ts";
import { requireAllowed } from "../errors.ts";
import { defineOperation } from "../operation.ts";

/**
 * Removes values of the caller's custom profile fields.
 *
 * Params: data, a list of field ids.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for the first unknown field; nothing is removed then.
 * Source: organization 7.5. Chosen: atomic, where the reference keeps the earlier removals.
 */
export const removeOwnProfileData = defineOperation(
  "remove-own-profile-data",
  async ({ realm, caller, params: { data } }) => {
    const unknown = data.find((id) => !realm.open(profileFields).has(id));
    if (unknown !== undefined) requireAllowed(unknownField(unknown));
    for (const id of data) await removeProfileValue(realm, caller, id);
    return {};
  },
);
