import type { Fields, LevelChange } from "./change.ts";
import { change } from "./fields.ts";

/** Links of topics have a text beside the URL. Source: feature levels 4, topic links and edit history. */
export const LEVEL_46: LevelChange = {
  level: 46,
  writeMessage: withUrlsOnly,
  writeEvent: (event) =>
    event.type === "update_message" ? withUrlsOnly(event) : event,
};

function withUrlsOnly(message: Fields): Fields {
  return change<readonly Fields[]>(message, "topic_links", (links) =>
    links.map(({ url }) => url),
  );
}
