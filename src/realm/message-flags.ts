/**
 * The flags of a user's copy of a message, as bits.
 *
 * Source: messages 2.2.
 */
export const FLAG = {
  read: 1,
  starred: 2,
  collapsed: 4,
  mentioned: 8,
  stream_wildcard_mentioned: 16,
  topic_wildcard_mentioned: 32,
  group_mentioned: 64,
  has_alert_word: 512,
  historical: 1024,
} as const;

export type FlagName = keyof typeof FLAG;

const NAMES_BY_BIT = Object.entries(FLAG).toSorted(([, a], [, b]) => a - b);

/** Flags that a client may set itself; the server keeps the others. */
export const EDITABLE_FLAGS: readonly string[] = [
  "read",
  "starred",
  "collapsed",
];

const listsByBits = new Map<number, readonly string[]>();

/**
 * Flags as the wire lists them: by ascending bit, then the old `wildcard_mentioned` when either wildcard flag is set.
 */
export function toFlagList(bits: number): readonly string[] {
  let list = listsByBits.get(bits);
  if (!list) {
    const names = NAMES_BY_BIT.filter(([, bit]) => bits & bit).map(
      ([name]) => name,
    );
    const wildcard =
      bits & (FLAG.stream_wildcard_mentioned | FLAG.topic_wildcard_mentioned);
    list = wildcard ? [...names, "wildcard_mentioned"] : names;
    listsByBits.set(bits, list);
  }
  return list;
}
