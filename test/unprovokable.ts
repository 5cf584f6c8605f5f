/** An example of the document that no request can bring about, and why not. */
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
];
