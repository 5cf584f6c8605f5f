import type { LevelChange } from "./change.ts";
import { without } from "./fields.ts";

/** Marking all as read says whether it is complete. Source: feature levels 4. */
export const LEVEL_211: LevelChange = {
  level: 211,
  writeAnswer: {
    "mark-all-as-read": (body) => {
      const older = without(body, "complete");
      return body.complete === false
        ? { ...older, result: "partially_completed", code: "REQUEST_TIMEOUT" }
        : older;
    },
  },
};
