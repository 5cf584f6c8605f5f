import { codePoints } from "./names.ts";
import {
  FIELD_TYPE,
  profileFields,
  type ProfileField,
} from "./profile-fields.ts";
import type { Realm } from "./realm.ts";
import { refusal, type Refusal } from "./refusal.ts";
import { isUrl } from "./url-check.ts";
import { isBot, users } from "./users.ts";

/** A value as clients send it: text, or user ids for a person picker. */
export type ProfileValue = string | readonly number[];

/** A value for the field with this id. */
export interface ProfileEntry {
  readonly id: number;
  readonly value: ProfileValue;
}

const SHORT_LENGTH = 50;
const LONG_LENGTH = 500;

/** Why some value cannot be stored; the first one that cannot. Source: organization 7.6. */
export function whyBadValues(
  realm: Realm,
  entries: readonly ProfileEntry[],
): Refusal | undefined {
  for (const { id, value } of entries) {
    const field = realm.open(profileFields).get(id);
    const refused = field ? whyBad(realm, field, value) : unknownField(id);
    if (refused) return refused;
  }
  return undefined;
}

/** The refusal of a field that there is not. */
export function unknownField(id: number): Refusal {
  return refusal(`Field id ${id} not found.`);
}

function whyBad(
  realm: Realm,
  field: ProfileField,
  value: ProfileValue,
): Refusal | undefined {
  if (field.type === FIELD_TYPE.USER) return whyBadPeople(realm, value);
  if (typeof value !== "string")
    return refusal(`${field.name} is not a string`);
  switch (field.type) {
    case FIELD_TYPE.LONG_TEXT:
      return whyTooLong(field.name, value, LONG_LENGTH);
    case FIELD_TYPE.SELECT:
      return isOption(field, value)
        ? undefined
        : refusal(`'${value}' is not a valid choice for '${field.name}'.`);
    case FIELD_TYPE.DATE:
      return isDate(value) ? undefined : refusal(`${field.name} is not a date`);
    case FIELD_TYPE.URL:
      return isUrl(value) ? undefined : refusal(`${field.name} is not a URL`);
    default:
      return whyTooLong(field.name, value, SHORT_LENGTH);
  }
}

function whyTooLong(
  name: string,
  value: string,
  limit: number,
): Refusal | undefined {
  return codePoints(value) > limit
    ? refusal(`${name} is too long (limit: ${limit} characters)`)
    : undefined;
}

function isOption({ field_data }: ProfileField, key: string): boolean {
  return Object.hasOwn(JSON.parse(field_data) as object, key);
}

/** A day that exists, with leading zeros. */
function isDate(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(
    Number,
  );
  if (year === undefined || month === undefined || day === undefined)
    return false;
  return (
    year > 0 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysIn(year, month)
  );
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function whyBadPeople(realm: Realm, value: ProfileValue): Refusal | undefined {
  if (typeof value === "string") return refusal("User IDs is not a list");
  for (const id of value) {
    const user = realm.open(users).get(id);
    if (!user || user.is_system_bot) return refusal(`Invalid user ID: ${id}`);
    if (!user.is_active) return refusal(`User with ID ${id} is deactivated`);
    if (isBot(user)) return refusal(`User with ID ${id} is a bot`);
  }
  return undefined;
}
