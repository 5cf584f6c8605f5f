import { knownAccountOf } from "../../realm/external-accounts.ts";
import { announceProfileFields } from "../../realm/profile-field-object.ts";
import {
  FIELD_TYPE,
  profileFields,
  type ProfileField,
} from "../../realm/profile-fields.ts";
import { dropProfileValues } from "../../realm/profile-values.ts";
import { defineOperation } from "../operation.ts";
import { defaultFieldFixed, fieldNotFound } from "./errors.ts";
import type { FieldData } from "./field-data.ts";
import {
  requireFreeLabel,
  requireGoodField,
  requireRoomInSummary,
  toStoredData,
  type FieldDescription,
} from "./field-rules.ts";

/**
 * Describes a custom profile field anew: what is left out becomes empty. Values of a dropped option vanish.
 *
 * Params: field_id; name; hint; field_data; display_in_profile_summary.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for an unknown field, a third one in the summary, a change of a known account's field, else as on
 *   creation.
 * Source: organization 7.4.
 */
export const updateCustomProfileField = defineOperation(
  "update-custom-profile-field",
  async ({ realm, params }) => {
    const field = realm.open(profileFields).get(params.field_id);
    if (!field) throw fieldNotFound(params.field_id);
    const described = {
      name: params.name ?? "",
      hint: params.hint ?? "",
      field_data: params.field_data ?? {},
      display_in_profile_summary: params.display_in_profile_summary ?? false,
    };
    requireRoomInSummary(realm, described.display_in_profile_summary, field.id);
    if (isFixed(field) && !isSame(field, described)) throw defaultFieldFixed();
    requireGoodField(field.type, described);
    requireFreeLabel(realm, described.name, field.id);

    const { name, hint, field_data, display_in_profile_summary } = described;
    if (field.type === FIELD_TYPE.SELECT)
      await dropProfileValues(
        realm,
        field.id,
        (value) => !Object.hasOwn(field_data, value),
      );
    await realm.open(profileFields).update(field.id, (draft) => {
      draft.name = name;
      draft.hint = hint;
      draft.field_data = toStoredData(field.type, field_data);
      draft.display_in_profile_summary = display_in_profile_summary;
    });
    announceProfileFields(realm);
    return {};
  },
);

/** A field for a known account may only go into the summary or out of it. */
function isFixed(field: ProfileField): boolean {
  return (
    field.type === FIELD_TYPE.EXTERNAL_ACCOUNT &&
    knownAccountOf(field.type, dataOf(field)) !== undefined
  );
}

function isSame(
  field: ProfileField,
  { name, hint, field_data }: FieldDescription,
): boolean {
  const { subtype } = dataOf(field);
  return (
    name === field.name &&
    hint === field.hint &&
    Object.keys(field_data).length === 1 &&
    field_data["subtype"] === subtype
  );
}

function dataOf({ field_data }: ProfileField): FieldData {
  return JSON.parse(field_data) as FieldData;
}
