import type { Fields, LevelChange } from "./change.ts";
import { change } from "./fields.ts";

const UNMUTED = 2;
const FOLLOWED = 3;

/** Topics can be followed. Source: feature levels 6, 219. Chosen: a followed topic is an unmuted one below. */
export const LEVEL_219: LevelChange = {
  level: 219,
  writeAnswer: {
    "register-queue": (body) =>
      change<readonly Fields[]>(body, "user_topics", (topics) =>
        topics.map(unfollowed),
      ),
  },
  writeEvent: (event) =>
    event.type === "user_topic" ? unfollowed(event) : event,
};

function unfollowed(topic: Fields): Fields {
  return change<number>(topic, "visibility_policy", (policy) =>
    policy === FOLLOWED ? UNMUTED : policy,
  );
}
