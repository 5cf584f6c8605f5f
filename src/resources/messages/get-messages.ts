import type { NarrowTerm } from "../../contract/narrow.ts";
import { badRequest } from "../../protocol/api-error.ts";
import { notLoggedIn } from "../../protocol/credentials.ts";
import { JsonText } from "../../realm/json-text.ts";
import {
  toMessageObject,
  type MessageForm,
} from "../../realm/message-object.ts";
import { getOrganization } from "../../realm/organization.ts";
import type { Realm } from "../../realm/realm.ts";
import {
  findFirstUnread,
  selectAfter,
  selectBefore,
  selectOne,
  type Selected,
} from "../../realm/select-messages.ts";
import { streams } from "../../realm/streams.ts";
import type { User } from "../../realm/users.ts";
import { defineOpenOperation } from "../operation.ts";
import { LARGEST_ANCHOR, readAnchor } from "./anchor.ts";
import { compileNarrow, requirePeople, type Narrow } from "./narrow.ts";

const MAX_MESSAGES = 5000;

const SPECTATOR_OPERATORS = [
  "streams",
  "stream",
  "topic",
  "sender",
  "has",
  "search",
  "near",
  "id",
];

/**
 * Messages around an anchor that fit a narrow, ascending by id.
 *
 * Params: anchor, an id or newest, oldest, first_unread; include_anchor; num_before and num_after, at most 5000
 *   together; narrow; client_gravatar; apply_markdown.
 * Returns: messages, the anchor's id, and whether the ends were reached.
 * Errors: BAD_REQUEST for the anchor and the counts; `BAD_NARROW` with `desc`; 401 for a caller without account who
 *   asks for more than web-public streams.
 * Source: messages 7. Web-public history without account: decisions.
 */
export const getMessages = defineOpenOperation(
  "get-messages",
  ({ realm, caller, params }) => {
    const { num_before, num_after } = params;
    const include_anchor = params.include_anchor ?? true;
    const terms = (params.narrow ?? []) as readonly NarrowTerm[];
    const anchor = readAnchor(
      params.use_first_unread_anchor ? "first_unread" : params.anchor,
    );
    if (num_before + num_after > MAX_MESSAGES) {
      throw badRequest(
        `Too many messages requested (maximum ${MAX_MESSAGES}).`,
      );
    }
    if (!include_anchor && num_before > 0 && num_after > 0) {
      throw badRequest(
        "The anchor can only be excluded at an end of the range",
      );
    }
    if (!caller) requireSpectatorNarrow(realm, terms);
    requirePeople(terms);
    const narrow = compileNarrow(realm, caller, terms);
    const at = resolveAnchor(realm, caller, narrow, anchor);
    const newest = at === LARGEST_ANCHOR;

    const before = selectBefore(realm, caller, narrow, {
      anchor: at,
      count: num_before,
    });
    const wantsAnchor = include_anchor || (num_before === 0 && num_after === 0);
    const own =
      wantsAnchor && at > 0 && !newest
        ? selectOne(realm, caller, narrow, at)
        : undefined;
    const after = newest
      ? []
      : selectAfter(realm, caller, narrow, { anchor: at, count: num_after });
    const found = [...before.toReversed(), ...(own ? [own] : []), ...after];
    const form = {
      apply_markdown: params.apply_markdown ?? true,
      client_gravatar: caller ? (params.client_gravatar ?? true) : false,
    };
    return {
      messages: JsonText.array(
        found.map((selected) => present(realm, caller, narrow, selected, form)),
      ),
      found_anchor: own !== undefined,
      found_oldest: at === 0 || before.length < num_before,
      found_newest: newest || after.length < num_after,
      history_limited: false,
      anchor: at,
    } as never;
  },
);

function resolveAnchor(
  realm: Realm,
  caller: User | undefined,
  narrow: Narrow,
  anchor: number | "first_unread",
): number {
  if (anchor !== "first_unread") return anchor;
  return (caller && findFirstUnread(realm, caller, narrow)) ?? LARGEST_ANCHOR;
}

function present(
  realm: Realm,
  reader: User | undefined,
  { search }: Narrow,
  { message, flags }: Selected,
  form: MessageForm,
): JsonText {
  const object = toMessageObject(realm, message, { ...form, reader, flags });
  if (!search) return object;
  return new JsonText(
    `${object.text.slice(0, -1)},${JSON.stringify(search.highlight(message)).slice(1)}`,
  );
}

/** Source: messages 7.5, anonymous; platform 1.6. */
function requireSpectatorNarrow(
  realm: Realm,
  terms: readonly NarrowTerm[],
): void {
  const { settings, web_public_streams_enabled } = getOrganization(realm);
  const isOpen =
    web_public_streams_enabled &&
    settings.enable_spectator_access &&
    realm
      .open(streams)
      .by("state", "active")
      .some((stream) => stream.is_web_public);
  const isNarrow = terms.some(
    ({ operator, operand, negated }) =>
      operator === "streams" && operand === "web-public" && !negated,
  );
  if (
    !isOpen ||
    !isNarrow ||
    terms.some(({ operator }) => !SPECTATOR_OPERATORS.includes(operator))
  ) {
    throw notLoggedIn();
  }
}
