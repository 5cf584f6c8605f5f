import { profileFields } from "./profile-fields.ts";
import type { ProfileEntry } from "./profile-value-rules.ts";
import type { Realm } from "./realm.ts";
import { renderField } from "./rendering.ts";
import { announceUserChange } from "./user-events.ts";
import { isRendered } from "./user-object.ts";
import { users, type User } from "./users.ts";

/** Stores values that passed their checks, and tells of those that really changed. Source: organization 7.5. */
export async function setProfileValues(
  realm: Realm,
  user: User,
  entries: readonly ProfileEntry[],
): Promise<void> {
  for (const { id, value: given } of entries) {
    const value = typeof given === "string" ? given : JSON.stringify(given);
    const { type } = realm.open(profileFields).require(id);
    const table = realm.open(users);
    if (table.require(user.user_id).profile_data[id] === value) continue;
    const rendered = isRendered(type)
      ? await renderField(realm, value)
      : undefined;
    await table.update(user.user_id, (draft) => {
      draft.profile_data = { ...draft.profile_data, [id]: value };
      if (rendered !== undefined)
        draft.profile_rendered = { ...draft.profile_rendered, [id]: rendered };
    });
    announceUserChange(realm, user, {
      custom_profile_field: {
        id,
        value,
        ...(rendered && { rendered_value: rendered }),
      },
    });
  }
}

/** Removes a value and tells of it; nothing happens when there is none. Source: organization 7.5. */
export async function removeProfileValue(
  realm: Realm,
  user: User,
  fieldId: number,
): Promise<void> {
  const { profile_data } = realm.open(users).require(user.user_id);
  if (profile_data[fieldId] === undefined) return;
  await forgetValue(realm, user.user_id, fieldId);
  announceUserChange(realm, user, {
    custom_profile_field: { id: fieldId, value: null },
  });
}

/** Removes values of a field from everybody for whom `isGone` holds, without telling. Source: organization 7.4. */
export async function dropProfileValues(
  realm: Realm,
  fieldId: number,
  isGone: (value: string) => boolean = () => true,
): Promise<void> {
  for (const { user_id, profile_data } of realm.open(users).all()) {
    const value = profile_data[fieldId];
    if (value !== undefined && isGone(value))
      await forgetValue(realm, user_id, fieldId);
  }
}

async function forgetValue(
  realm: Realm,
  userId: number,
  fieldId: number,
): Promise<void> {
  await realm.open(users).update(userId, (draft) => {
    draft.profile_data = without(draft.profile_data, fieldId);
    draft.profile_rendered = without(draft.profile_rendered, fieldId);
  });
}

function without<T>(
  values: Readonly<Record<string, T>>,
  fieldId: number,
): Record<string, T> {
  const { [String(fieldId)]: _, ...rest } = values;
  return rest;
}
