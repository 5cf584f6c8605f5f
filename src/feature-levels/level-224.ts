import type { LevelChange } from "./change.ts";

/** Wildcard mentions of streams and of topics are told apart. Source: feature levels 3, 224. */
export const LEVEL_224: LevelChange = {
  level: 224,
  writeFlags: (flags) =>
    flags
      .filter((flag) => !NEWER.includes(flag))
      .map((flag) =>
        flag === "stream_wildcard_mentioned" ? "wildcard_mentioned" : flag,
      ),
};

/** `wildcard_mentioned` was in the place of `stream_wildcard_mentioned`. */
const NEWER = ["topic_wildcard_mentioned", "wildcard_mentioned"];
