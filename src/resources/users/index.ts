import { deactivateOwnUser } from "./deactivate-own-user.ts";
import { deactivateUser } from "./deactivate-user.ts";
import { getOwnUser } from "./get-own-user.ts";
import { getUser, getUserByEmail } from "./get-user.ts";
import { getUsers } from "./get-users.ts";
import { reactivateUser } from "./reactivate-user.ts";
import { updateSettings } from "./update-settings.ts";
import { updateUser } from "./update-user.ts";

export const USER_OPERATIONS = [
  getOwnUser,
  getUser,
  getUserByEmail,
  getUsers,
  deactivateOwnUser,
  deactivateUser,
  reactivateUser,
  updateUser,
  updateSettings,
];
