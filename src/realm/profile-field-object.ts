import { activeUserIds } from "./people.ts";
import { profileFields } from "./profile-fields.ts";
import type { Realm } from "./realm.ts";

/** Source: events 1.13, custom_profile_field_types. */
export const FIELD_TYPES = {
  SHORT_TEXT: { id: 1, name: "Short text" },
  LONG_TEXT: { id: 2, name: "Long text" },
  DATE: { id: 4, name: "Date picker" },
  URL: { id: 5, name: "Link" },
  EXTERNAL_ACCOUNT: { id: 7, name: "External account" },
  PRONOUNS: { id: 8, name: "Pronouns" },
  SELECT: { id: 3, name: "List of options" },
  USER: { id: 6, name: "Person picker" },
} as const;

/** Every field in its order; `display_in_profile_summary` is there only when true. Source: organization 7.1. */
export function toFieldList(realm: Realm) {
  return realm
    .open(profileFields)
    .all()
    .toSorted((a, b) => a.order - b.order)
    .map(({ display_in_profile_summary, ...field }) => ({
      ...field,
      ...(display_in_profile_summary && { display_in_profile_summary }),
    }));
}

/** Tells everybody of all fields, as every change of one does. Source: events 4.10. */
export function announceProfileFields(realm: Realm): void {
  realm.queues.deliver(
    { type: "custom_profile_fields", fields: toFieldList(realm) },
    activeUserIds(realm),
  );
}
