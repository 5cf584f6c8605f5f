import type { World } from "../../support/describe-operation.ts";

/** What people who are neither guest nor moderator nor above have. */
export const NO_ROLE = {
  is_owner: false,
  is_admin: false,
  is_guest: false,
  is_billing_admin: false,
};

/** What anybody gets of mia, who joined 100 days before the clock's start, as everybody did. */
export const MIA = {
  user_id: 9,
  email: "mia@harbor.example",
  delivery_email: "mia@harbor.example",
  full_name: "Mia Member",
  role: 400,
  ...NO_ROLE,
  is_active: true,
  is_bot: false,
  bot_type: null,
  avatar_url: null,
  avatar_version: 1,
  timezone: "",
  date_joined: "2023-11-25T09:00:00+00:00",
};

/** Guests see only those with whom they have something to do. */
export async function restrictGuests({ as }: Pick<World, "as">): Promise<void> {
  await as("olive").ok("update-realm", { can_access_all_users_group: 6 });
}
