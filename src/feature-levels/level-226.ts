import type { LevelChange } from "./change.ts";

/** The address of a stream is asked for, and no longer part of subscriptions. Source: feature levels 3, 226. */
export const LEVEL_226: LevelChange = {
  level: 226,
  added: ["get-stream-email-address"],
  writeSubscription: (subscription, memory) => {
    const email = memory.streamEmailAddress(Number(subscription.stream_id));
    return email === undefined
      ? subscription
      : { ...subscription, email_address: email };
  },
};
