import type { NarrowTerm } from "../../contract/narrow.ts";
import { notLoggedIn } from "../../protocol/credentials.ts";
import { JsonBytes, toBytes } from "../../realm/json-bytes.ts";
import {
  toMessageBytes,
  toMessageObject,
  type MessageForm,
} from "../../realm/message-object.ts";
import { getOrganization } from "../../realm/organization.ts";
import type { Realm } from "../../realm/realm.ts";
import type { Selected } from "../../realm/select-messages.ts";
import { streams } from "../../realm/streams.ts";
import type { User } from "../../realm/users.ts";
import { defineOpenOperation } from "../operation.ts";
import { readAnchor } from "./anchor.ts";
import { tooManyMessages } from "./errors.ts";
import { selectEverything, type Narrow } from "./everything.ts";
import { findRange, requireAnchorAtEnd } from "./range.ts";

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
  async ({ realm, caller, params }) => {
    const { num_before, num_after } = params;
    const terms = (params.narrow ?? []) as readonly NarrowTerm[];
    const range = {
      anchor: readAnchor(
        params.use_first_unread_anchor ? "first_unread" : params.anchor,
      ),
      include_anchor: params.include_anchor ?? true,
      num_before,
      num_after,
    };
    if (num_before + num_after > MAX_MESSAGES)
      throw tooManyMessages(MAX_MESSAGES);
    requireAnchorAtEnd(range);
    if (!caller) requireSpectatorNarrow(realm, terms);
    const narrow =
      terms.length === 0
        ? selectEverything(caller)
        : (await import("./narrow.ts")).compileNarrow(realm, caller, terms);
    const found = findRange(realm, caller, narrow, range);
    const form = {
      apply_markdown: params.apply_markdown ?? true,
      client_gravatar: caller ? (params.client_gravatar ?? true) : false,
    };
    return {
      messages: present(realm, found.selected, {
        ...form,
        reader: caller,
        narrow,
      }),
      found_anchor: found.found_anchor,
      found_oldest: found.found_oldest,
      found_newest: found.found_newest,
      history_limited: false,
      anchor: found.anchor,
    } as never;
  },
);

function present(
  realm: Realm,
  selected: readonly Selected[],
  {
    reader,
    narrow: { search },
    apply_markdown,
    client_gravatar,
  }: MessageForm & { reader: User | undefined; narrow: Narrow },
): JsonBytes {
  return JsonBytes.array(
    selected.map(({ message, flags }) => {
      const wanted = { apply_markdown, client_gravatar, reader, flags };
      if (!search) return toMessageBytes(realm, message, wanted);
      const { text } = toMessageObject(realm, message, wanted);
      const found = JSON.stringify(search.highlight(message));
      return toBytes(`${text.slice(0, -1)},${found.slice(1)}`);
    }),
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
