import { attachments } from "./attachments.ts";
import { customEmoji } from "./custom-emoji.ts";
import { drafts } from "./drafts.ts";
import { linkifiers } from "./linkifiers.ts";
import { messages } from "./messages.ts";
import { organizations } from "./organization.ts";
import { playgrounds } from "./playgrounds.ts";
import { profileFields } from "./profile-fields.ts";
import { groupRecipients } from "./recipients.ts";
import { scheduledMessages } from "./scheduled-messages.ts";
import { streams } from "./streams.ts";
import { subscriptions } from "./subscriptions.ts";
import { userGroups } from "./user-groups.ts";
import { userTopics } from "./user-topics.ts";
import { users } from "./users.ts";

/** Every kind of record that a realm keeps, for snapshots and the control endpoints. */
export const COLLECTIONS = [
  organizations,
  users,
  userGroups,
  streams,
  subscriptions,
  messages,
  groupRecipients,
  userTopics,
  scheduledMessages,
  drafts,
  attachments,
  profileFields,
  customEmoji,
  playgrounds,
  linkifiers,
] as const;
