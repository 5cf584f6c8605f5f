import { getStreamId } from "./get-stream-id.ts";
import { getStreamTopics } from "./get-stream-topics.ts";
import { getStreams } from "./get-streams.ts";
import { getSubscriptions } from "./get-subscriptions.ts";

export const STREAM_OPERATIONS = [
  getSubscriptions,
  getStreams,
  getStreamId,
  getStreamTopics,
];
