import { addAlertWords } from "./add-alert-words.ts";
import { createUser } from "./create-user.ts";
import { deactivateOwnUser } from "./deactivate-own-user.ts";
import { deactivateUser } from "./deactivate-user.ts";
import { getAlertWords } from "./get-alert-words.ts";
import { getOwnUser } from "./get-own-user.ts";
import { getPresence } from "./get-presence.ts";
import { getUserPresence } from "./get-user-presence.ts";
import { getUserByEmail } from "./get-user-by-email.ts";
import { getUser } from "./get-user.ts";
import { getUsers } from "./get-users.ts";
import { muteUser } from "./mute-user.ts";
import { reactivateUser } from "./reactivate-user.ts";
import { regenerateApiKey } from "./regenerate-api-key.ts";
import { removeAlertWords } from "./remove-alert-words.ts";
import { unmuteUser } from "./unmute-user.ts";
import { updateRealmUserSettingsDefaults } from "./update-realm-user-settings-defaults.ts";
import { updatePresence } from "./update-presence.ts";
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
  updateRealmUserSettingsDefaults,
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
