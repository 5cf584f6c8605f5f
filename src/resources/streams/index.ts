import { addDefaultStream } from "./add-default-stream.ts";
import { archiveStream } from "./archive-stream.ts";
import { deleteTopic } from "./delete-topic.ts";
import { getStreamById } from "./get-stream-by-id.ts";
import { getStreamEmailAddress } from "./get-stream-email-address.ts";
import { getStreamId } from "./get-stream-id.ts";
import { getStreamTopics } from "./get-stream-topics.ts";
import { getStreams } from "./get-streams.ts";
import { getSubscribers } from "./get-subscribers.ts";
import { getSubscriptionStatus } from "./get-subscription-status.ts";
import { getSubscriptions } from "./get-subscriptions.ts";
import { removeDefaultStream } from "./remove-default-stream.ts";
import { subscribe } from "./subscribe.ts";
import { unsubscribe } from "./unsubscribe.ts";
import { updateStream } from "./update-stream.ts";
import { updateSubscriptionSetting } from "./update-subscription-setting.ts";
import { updateSubscriptionSettings } from "./update-subscription-settings.ts";
import { updateSubscriptions } from "./update-subscriptions.ts";

export const STREAM_OPERATIONS = [
  getSubscriptions,
  subscribe,
  updateSubscriptions,
  unsubscribe,
  updateSubscriptionSettings,
  updateSubscriptionSetting,
  getSubscriptionStatus,
  getStreams,
  getStreamById,
  updateStream,
  archiveStream,
  getSubscribers,
  getStreamEmailAddress,
  getStreamId,
  getStreamTopics,
  deleteTopic,
  addDefaultStream,
  removeDefaultStream,
];
