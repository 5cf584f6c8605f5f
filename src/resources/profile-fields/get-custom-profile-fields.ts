import { toFieldList } from "../../realm/profile-field-object.ts";
import { defineOperation } from "../operation.ts";

/**
 * Every custom profile field.
 *
 * Params: none.
 * Returns: custom_fields, in their order; display_in_profile_summary is there only when true.
 * Errors: none of its own.
 * Source: organization 7.1.
 */
export const getCustomProfileFields = defineOperation(
  "get-custom-profile-fields",
  ({ realm }) => ({ custom_fields: toFieldList(realm) }),
);
