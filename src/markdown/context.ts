/** A user as a mention needs it. */
export interface MentionedUser {
  readonly id: number;
  readonly full_name: string;
  /** A deactivated user is always mentioned silently. */
  readonly is_active: boolean;
}

/** A user group or a stream as a mention or a link needs it. */
export interface NamedRecord {
  readonly id: number;
  readonly name: string;
}

/** What an active custom emoji needs to be shown. */
export interface CustomEmojiImage {
  /** As in the realm's emoji object; of an animated emoji the animated file. */
  readonly source_url: string;
}

/** A linkifier as the realm holds it. */
export interface Linkifier {
  /** RE2 syntax with named groups. */
  readonly pattern: string;
  /** RFC 6570. */
  readonly url_template: string;
}

/** One alert word, with everybody who watches for it. */
export interface AlertWord {
  readonly word: string;
  readonly userIds: Iterable<number>;
}

/**
 * All that a text may refer to. Lookups are functions, so that the caller answers from its indexes; each is asked
 * only for names that occur in the text.
 */
export interface MarkdownContext {
  /** Without a trailing slash, such as `https://chat.example.com`. */
  readonly realmUrl: string;
  /** UNIX seconds; completes a time that names no date. */
  readonly now: () => number;
  /** Compares without case. Answers undefined for a user that the author may not see. */
  readonly findUserByName: (fullName: string) => MentionedUser | undefined;
  readonly findUserById: (id: number) => MentionedUser | undefined;
  /** Compares with case; knows no system groups. */
  readonly findGroupByName: (name: string) => NamedRecord | undefined;
  /** Compares with case; knows every stream that is not deactivated. */
  readonly findStreamByName: (name: string) => NamedRecord | undefined;
  readonly findCustomEmoji: (name: string) => CustomEmojiImage | undefined;
  /** In the realm's order. */
  readonly linkifiers: readonly Linkifier[];
  /** All alert words of the realm; left out where nobody is notified. */
  readonly alertWords?: () => Iterable<AlertWord>;
}
