/** Examples of the document that no request can bring about, by name, and why not. */
export const UNPROVOKABLE: readonly {
  readonly name: string;
  /** Which operations; every one that has the example when left out. */
  readonly operations?: readonly string[];
  readonly reason: string;
}[] = [
  {
    name: "not-implemented",
    reason: "every operation of the document has a handler",
  },
];
