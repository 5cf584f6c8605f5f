import type { ErrorRow } from "../../support/describe-operation.ts";
import { withUser } from "../../support/arrange.ts";
import { bad } from "../../support/error-rows.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";

/** A draft for a stream. */
export const DRAFT = {
  type: "stream",
  to: [STREAM.general],
  topic: "lunch",
  content: "hi",
};

/** A caller who has turned drafts off. */
export function draftsOff(params: ErrorRow["params"]): ErrorRow {
  return bad(
    "a caller who has turned drafts off, before anything is read",
    params,
    "User has disabled synchronizing drafts.",
    {
      before: (world) =>
        withUser("max", {
          settings: {
            ...world.as("max").user.settings,
            enable_drafts_synchronization: false,
          },
        })(world),
    },
  );
}

/** Drafts that cannot be kept; `at` is how texts call the draft. */
export function badDrafts(
  at: string,
  toParams: (draft: unknown) => Record<string, unknown>,
  given: Partial<ErrorRow> = {},
): ErrorRow[] {
  const plain = DRAFT;
  return (
    [
      ["no object", 5, `${at} is not a dict`],
      [
        "an unknown type",
        { ...plain, type: "huddle" },
        `Invalid ${at}["type"]`,
      ],
      [
        "people that are no list",
        { ...plain, to: 1 },
        `${at}["to"] is not a list`,
      ],
      [
        "empty content",
        { ...plain, content: "" },
        `${at}["content"] cannot be blank`,
      ],
      [
        "an unknown key",
        { ...plain, color: "red" },
        `Argument "color" at ${at}["color"] is unexpected`,
      ],
      [
        "a NUL in the content",
        { ...plain, content: "a\0" },
        "Message must not contain null bytes",
      ],
      [
        "a negative time",
        { ...plain, timestamp: -1 },
        "Timestamp must not be negative.",
      ],
      [
        "a NUL in the topic",
        { ...plain, topic: "a\0" },
        "Topic must not contain null bytes",
      ],
      [
        "two streams",
        { ...plain, to: [1, 2] },
        "Must specify exactly 1 stream ID for stream messages",
      ],
      [
        "no stream",
        { ...plain, to: [] },
        "Must specify exactly 1 stream ID for stream messages",
      ],
      [
        "a private stream from outside",
        { ...plain, to: [STREAM.vault] },
        "Invalid stream ID",
      ],
      [
        "an unknown person",
        { ...plain, type: "private", to: [NO_ID] },
        `Invalid user ID ${NO_ID}`,
      ],
    ] as const
  ).map(([name, draft, msg]) => bad(name, toParams(draft), msg, given));
}
