import { badRequest } from "../protocol/api-error.ts";
import type { LevelChange } from "./change.ts";

const CODES = [
  "STREAM_WILDCARD_MENTION_NOT_ALLOWED",
  "TOPIC_WILDCARD_MENTION_NOT_ALLOWED",
];

/**
 * Refused wildcard mentions have codes of their own.
 *
 * Source: feature levels 3, 229. Chosen: a topic wildcard is refused below too, in the old words.
 */
export const LEVEL_229: LevelChange = {
  level: 229,
  writeRefusal: (error) =>
    CODES.includes(error.code)
      ? badRequest(
          "You do not have permission to use wildcard mentions in this stream.",
        )
      : error,
};
