import type { Fields, LevelChange } from "./change.ts";
import { change, without } from "./fields.ts";

/** Reactions of a message have the id of who reacted beside the person. Source: feature levels 6, 2. */
export const LEVEL_2: LevelChange = {
  level: 2,
  writeMessage: (message) =>
    change<readonly Fields[]>(message, "reactions", (reactions) =>
      reactions.map((reaction) => without(reaction, "user_id")),
    ),
};
