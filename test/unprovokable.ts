/**
 * An example of the document that no request can bring about, and why not. A scenario can bring about each of them.
 */
interface Unprovokable {
  readonly name: string;
  /** Which operations; every one that has the example when left out. */
  readonly operations?: readonly string[];
  readonly reason: string;
}

export const UNPROVOKABLE: readonly Unprovokable[] = [
  {
    name: "not-implemented",
    reason: "every operation of the document has a handler",
  },
  {
    name: "incoming-webhook-bot",
    operations: ["send-message"],
    reason: "sending is what incoming webhook bots are for",
  },
  {
    name: "landing-page",
    reason: "the emulator serves an organization at its root",
  },
  {
    name: "password-reset-required",
    reason: "no password of the emulator has to be set anew",
  },
  {
    name: "queue-refused",
    reason: "event queues live in the same process, which always has room",
  },
  {
    name: "outside-organization",
    reason: "people of other organizations have ids of their own realm",
  },
  {
    name: "no-access-to-stream",
    operations: ["set-typing-status"],
    reason: "who may not post to a private stream does not see it either",
  },
  {
    name: "already-deleted",
    reason: "two deletions at once cannot meet: calls run one at a time",
  },
];
