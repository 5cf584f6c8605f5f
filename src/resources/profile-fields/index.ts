import { createCustomProfileField } from "./create-custom-profile-field.ts";
import { deleteCustomProfileField } from "./delete-custom-profile-field.ts";
import { getCustomProfileFields } from "./get-custom-profile-fields.ts";
import { reorderCustomProfileFields } from "./reorder-custom-profile-fields.ts";
import { updateCustomProfileField } from "./update-custom-profile-field.ts";
import { removeOwnProfileData } from "./remove-own-profile-data.ts";
import { updateOwnProfileData } from "./update-own-profile-data.ts";

export const PROFILE_FIELD_OPERATIONS = [
  getCustomProfileFields,
  createCustomProfileField,
  updateCustomProfileField,
  deleteCustomProfileField,
  reorderCustomProfileFields,
  updateOwnProfileData,
  removeOwnProfileData,
];
