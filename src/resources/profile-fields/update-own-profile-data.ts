import { whyBadValues } from "../../realm/profile-value-rules.ts";
import { setProfileValues } from "../../realm/profile-values.ts";
import { requireAllowed } from "../errors.ts";
import { defineOperation } from "../operation.ts";

/**
 * Sets values of the caller's custom profile fields; an empty text is kept as such.
 *
 * Params: data, a list of field id and value: text, or user ids for a person picker.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for the first unknown field or bad value; nothing is stored then.
 * Source: organization 7.5, 7.6.
 */
export const updateOwnProfileData = defineOperation(
  "update-own-profile-data",
  async ({ realm, caller, params: { data } }) => {
    requireAllowed(whyBadValues(realm, data));
    await setProfileValues(realm, caller, data);
    return {};
  },
);
