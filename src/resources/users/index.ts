import {
  addAlertWords,
  getAlertWords,
  removeAlertWords,
} from "./alert-words.ts";
import { createUser } from "./create-user.ts";
import { deactivateOwnUser } from "./deactivate-own-user.ts";
import { deactivateUser } from "./deactivate-user.ts";
import { getOwnUser } from "./get-own-user.ts";
import { getUser, getUserByEmail } from "./get-user.ts";
import { getUsers } from "./get-users.ts";
import { muteUser, unmuteUser } from "./mute-user.ts";
import { getPresence, getUserPresence, updatePresence } from "./presence.ts";
import { reactivateUser } from "./reactivate-user.ts";
import { regenerateApiKey } from "./regenerate-api-key.ts";
import { updateSettings } from "./update-settings.ts";
import { updateStatus } from "./update-status.ts";
import { updateUser } from "./update-user.ts";

export const USER_OPERATIONS = [
  getOwnUser,
  getUser,
  getUserByEmail,
  getUsers,
  createUser,
  deactivateOwnUser,
  deactivateUser,
  reactivateUser,
  updateUser,
  updateSettings,
  updateStatus,
  updatePresence,
  getPresence,
  getUserPresence,
  getAlertWords,
  addAlertWords,
  removeAlertWords,
  muteUser,
  unmuteUser,
  regenerateApiKey,
];
