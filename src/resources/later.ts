import { completeOperations } from "../contract/all-parameters.ts";
import { DRAFT_OPERATIONS } from "./drafts/index.ts";
import { EMOJI_OPERATIONS } from "./emoji/index.ts";
import { LINKIFIER_OPERATIONS } from "./linkifiers/index.ts";
import { LATER_MESSAGE_OPERATIONS } from "./messages/later.ts";
import type { Operation } from "./operation.ts";
import { PLAYGROUND_OPERATIONS } from "./playgrounds/index.ts";
import { PROFILE_FIELD_OPERATIONS } from "./profile-fields/index.ts";
import { REALM_OPERATIONS } from "./realm/index.ts";
import { SCHEDULED_MESSAGE_OPERATIONS } from "./scheduled-messages/index.ts";
import { STREAM_OPERATIONS } from "./streams/index.ts";
import { UPLOAD_OPERATIONS } from "./uploads/index.ts";
import { USER_GROUP_OPERATIONS } from "./user-groups/index.ts";
import { USER_TOPIC_OPERATIONS } from "./user-topics/index.ts";
import { USER_OPERATIONS } from "./users/index.ts";

completeOperations();

/** The endpoints that are loaded when the first of them is called. */
export const LATER_OPERATIONS: readonly Operation[] = [
  ...LATER_MESSAGE_OPERATIONS,
  ...SCHEDULED_MESSAGE_OPERATIONS,
  ...DRAFT_OPERATIONS,
  ...STREAM_OPERATIONS,
  ...USER_TOPIC_OPERATIONS,
  ...USER_OPERATIONS,
  ...REALM_OPERATIONS,
  ...USER_GROUP_OPERATIONS,
  ...PROFILE_FIELD_OPERATIONS,
  ...PLAYGROUND_OPERATIONS,
  ...EMOJI_OPERATIONS,
  ...LINKIFIER_OPERATIONS,
  ...UPLOAD_OPERATIONS,
];
