import type { Fields, LevelChange } from "./change.ts";
import { change, rename, without } from "./fields.ts";

/**
 * An edit history names topics, and what they became.
 *
 * Source: feature levels 4, topic links and edit history; messages 8.1 for the history of one message.
 */
export const LEVEL_118: LevelChange = {
  level: 118,
  writeMessage: (message) =>
    change<readonly Fields[]>(message, "edit_history", (entries) =>
      entries.map((entry) =>
        rename(without(entry, "topic", "stream"), "prev_topic", "prev_subject"),
      ),
    ),
  writeAnswer: {
    "get-message-history": (body) =>
      change<readonly Fields[]>(body, "message_history", (snapshots) =>
        snapshots.map((snapshot) => without(snapshot, "stream")),
      ),
  },
};
