import type { MarkdownContext, MentionedUser, NamedRecord } from "./context.ts";
import {
  GROUP_MENTION,
  NAME_WITH_ID,
  STREAM_LINK,
  TOPIC_LINK,
  USER_MENTION,
} from "./mention-syntax.ts";

/**
 * The users, groups and streams that a text names, found by the same patterns as in the inline stage but in the raw
 * text. What is not found here is not resolved, even if the rules change the text so that the pattern fits later.
 *
 * Source: markdown 9, "Lookup".
 */
export class References {
  readonly #context: MarkdownContext;
  readonly #userNames = new Set<string>();
  readonly #userIds = new Set<number>();
  readonly #groups = new Map<string, NamedRecord>();
  readonly #streamNames = new Set<string>();

  constructor(source: string, context: MarkdownContext) {
    this.#context = context;
    if (source.includes("@")) this.#collectMentions(source);
    if (source.includes("#**")) this.#collectStreams(source);
  }

  /** A user by `name`, `name|id` or `|id`; with an id, the name must be exact or left out. */
  findUser(name: string): MentionedUser | undefined {
    const [, fullName, digits] = NAME_WITH_ID.exec(name) ?? [];
    if (digits === undefined) {
      if (!this.#userNames.has(name.toLowerCase())) return undefined;
      return this.#context.findUserByName(name);
    }
    const id = Number(digits);
    if (!this.#userIds.has(id)) return undefined;
    const user = this.#context.findUserById(id);
    return fullName && user?.full_name !== fullName ? undefined : user;
  }

  /** A group whose name stands in the text at least once with its exact case. */
  findGroup(name: string): NamedRecord | undefined {
    return this.#groups.get(name.toLowerCase());
  }

  findStream(name: string): NamedRecord | undefined {
    if (!this.#streamNames.has(name)) return undefined;
    return this.#context.findStreamByName(name);
  }

  #collectMentions(source: string): void {
    for (const [, , name] of source.matchAll(USER_MENTION)) {
      const id = NAME_WITH_ID.exec(name!)?.[2];
      if (id === undefined) this.#userNames.add(name!.toLowerCase());
      else this.#userIds.add(Number(id));
    }
    for (const [, , name] of source.matchAll(GROUP_MENTION)) {
      const group = this.#context.findGroupByName(name!);
      if (group) this.#groups.set(name!.toLowerCase(), group);
    }
  }

  #collectStreams(source: string): void {
    for (const [, name] of source.matchAll(STREAM_LINK))
      this.#streamNames.add(name!);
    for (const [, name] of source.matchAll(TOPIC_LINK))
      this.#streamNames.add(name!);
  }
}
