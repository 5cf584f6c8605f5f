import { EVENT_OPERATIONS } from "./events/index.ts";
import { LINKIFIER_OPERATIONS } from "./linkifiers/index.ts";
import { MESSAGE_OPERATIONS } from "./messages/index.ts";
import { EMOJI_OPERATIONS } from "./emoji/index.ts";
import { PLAYGROUND_OPERATIONS } from "./playgrounds/index.ts";
import { PROFILE_FIELD_OPERATIONS } from "./profile-fields/index.ts";
import { USER_GROUP_OPERATIONS } from "./user-groups/index.ts";
import type { Operation } from "./operation.ts";
import { REALM_OPERATIONS } from "./realm/index.ts";
import { SCHEDULED_MESSAGE_OPERATIONS } from "./scheduled-messages/index.ts";
import { SERVER_OPERATIONS } from "./server/index.ts";
import { STREAM_OPERATIONS } from "./streams/index.ts";
import { TYPING_OPERATIONS } from "./typing/index.ts";
import { USER_TOPIC_OPERATIONS } from "./user-topics/index.ts";
import { USER_OPERATIONS } from "./users/index.ts";

/** Every endpoint that is served, by its id in `openapi.yaml`. */
export const HANDLERS: ReadonlyMap<string, Operation> = new Map(
  [
    ...SERVER_OPERATIONS,
    ...EVENT_OPERATIONS,
    ...MESSAGE_OPERATIONS,
    ...TYPING_OPERATIONS,
    ...SCHEDULED_MESSAGE_OPERATIONS,
    ...STREAM_OPERATIONS,
    ...USER_TOPIC_OPERATIONS,
    ...USER_OPERATIONS,
    ...REALM_OPERATIONS,
    ...USER_GROUP_OPERATIONS,
    ...PROFILE_FIELD_OPERATIONS,
    ...PLAYGROUND_OPERATIONS,
    ...EMOJI_OPERATIONS,
    ...LINKIFIER_OPERATIONS,
  ].map((operation) => [operation.operationId, operation]),
);
