import { knownAccountOf } from "../../realm/external-accounts.ts";
import { codePoints } from "../../realm/names.ts";
import { FIELD_TYPE, profileFields } from "../../realm/profile-fields.ts";
import type { Realm } from "../../realm/realm.ts";
import {
  blankLabel,
  invalidFieldType,
  labelTaken,
  notForSummary,
  summaryFull,
  tooLong,
} from "./errors.ts";
import { requireGoodData, type FieldData } from "./field-data.ts";

const MAX_NAME_LENGTH = 40;
const MAX_HINT_LENGTH = 80;

/** Source: interface, Limits. */
const MAX_SUMMARY_FIELDS = 2;

/** A field as a client describes it. */
export interface FieldDescription {
  readonly name: string;
  readonly hint: string;
  readonly field_data: FieldData;
  readonly display_in_profile_summary: boolean;
}

/** Source: organization 7.2, row 3: before anything else is looked at. */
export function requireRoomInSummary(
  realm: Realm,
  wanted: boolean,
  fieldId?: number,
): void {
  const shown = realm
    .open(profileFields)
    .all()
    .filter(
      (field) => field.display_in_profile_summary && field.id !== fieldId,
    );
  if (wanted && shown.length >= MAX_SUMMARY_FIELDS)
    throw summaryFull(MAX_SUMMARY_FIELDS);
}

/** Source: organization 7.2, rows 4 to 7, in this order. */
export function requireGoodField(
  type: number,
  { name, hint, field_data, display_in_profile_summary }: FieldDescription,
): void {
  requireGoodData(type, field_data);
  if (knownAccountOf(type, field_data) === undefined) {
    if (name.trim() === "") throw blankLabel();
    if (codePoints(hint) > MAX_HINT_LENGTH)
      throw tooLong("hint", MAX_HINT_LENGTH);
    if (codePoints(name) > MAX_NAME_LENGTH)
      throw tooLong("name", MAX_NAME_LENGTH);
  }
  if (!Object.values<number>(FIELD_TYPE).includes(type))
    throw invalidFieldType();
  if (
    display_in_profile_summary &&
    (type === FIELD_TYPE.LONG_TEXT || type === FIELD_TYPE.USER)
  )
    throw notForSummary();
}

/** Source: organization 7.2, row 8: case counts. */
export function requireFreeLabel(
  realm: Realm,
  name: string,
  fieldId?: number,
): void {
  const taken = realm
    .open(profileFields)
    .by("name", name)
    .some(({ id }) => id !== fieldId);
  if (taken) throw labelTaken();
}

/** The data as it is stored and sent: JSON text, empty for types without data. Source: organization 7.1, 7.3. */
export function toStoredData(type: number, data: FieldData): string {
  const account = knownAccountOf(type, data);
  if (account !== undefined) return JSON.stringify({ subtype: account });
  return type === FIELD_TYPE.SELECT || type === FIELD_TYPE.EXTERNAL_ACCOUNT
    ? JSON.stringify(data)
    : "";
}
