import type { NarrowTerm } from "../../contract/narrow.ts";
import { ApiError, badRequest } from "../../protocol/api-error.ts";
import { FLAG } from "../../realm/message-flags.ts";
import { topicKey, type Message } from "../../realm/messages.ts";
import { isOutOfHome } from "../../realm/home-view.ts";
import type { Realm } from "../../realm/realm.ts";
import type { Selection } from "../../realm/select-messages.ts";
import {
  canReadWholeHistory,
  findStreamByName,
} from "../../realm/stream-access.ts";
import { streams, type Stream } from "../../realm/streams.ts";
import { findUserByApiEmail } from "../../realm/user-access.ts";
import { isGuest, users, type User } from "../../realm/users.ts";
import type { Narrow } from "./everything.ts";
import { SearchQuery } from "./search.ts";

type Condition = (message: Message, flags: number) => boolean;

interface Compiled {
  readonly condition: Condition;
  /** The index in which all matches are, when the term is not negated. */
  readonly source?: Selection["source"];
  readonly kind?: "stream" | "direct";
}

type Compile = (
  realm: Realm,
  reader: User | undefined,
  operand: NarrowTerm["operand"],
) => Compiled;

/** Source: messages 7.5, semantic errors. */
const badNarrow = (desc: string) =>
  new ApiError("BAD_NARROW", `Invalid narrow operator: ${desc}`, {
    extra: { desc },
  });

const MENTIONED =
  FLAG.mentioned |
  FLAG.stream_wildcard_mentioned |
  FLAG.topic_wildcard_mentioned |
  FLAG.group_mentioned;

const IS: Readonly<Record<string, Condition>> = {
  dm: (message) => message.stream_id === null,
  private: (message) => message.stream_id === null,
  starred: (_message, flags) => (flags & FLAG.starred) !== 0,
  unread: (_message, flags) => (flags & FLAG.read) === 0,
  mentioned: (_message, flags) => (flags & MENTIONED) !== 0,
  alerted: (_message, flags) => (flags & FLAG.has_alert_word) !== 0,
  resolved: (message) =>
    message.stream_id !== null && message.subject.startsWith("✔ "),
};

const HAS: Readonly<Record<string, Condition>> = {
  link: (message) => message.has_link,
  image: (message) => message.has_image,
  attachment: (message) => message.has_attachment,
};

const conversation: Compile = (realm, reader, operand) => {
  const ids = readPeople(realm, operand);
  const key = [...new Set([...ids, ...(reader ? [reader.user_id] : [])])]
    .toSorted((a, b) => a - b)
    .join(",");
  return {
    condition: (message) => message.user_ids?.join(",") === key,
    source: { index: "conversation", key },
    kind: "direct",
  };
};

const withPerson =
  (minimum: number): Compile =>
  (realm, reader, operand) => {
    const { user_id } = readPerson(realm, operand);
    return {
      condition: ({ user_ids }) =>
        user_ids !== null &&
        user_ids.length >= minimum &&
        (user_ids.includes(user_id) || user_id === reader?.user_id),
      kind: "direct",
    };
  };

const OPERATORS: Readonly<Record<string, Compile>> = {
  stream: (realm, reader, operand) => {
    const stream = findNarrowStream(realm, reader, operand);
    if (!stream)
      throw badNarrow(
        `unknown ${reader ? "" : "web-public "}stream ${String(operand)}`,
      );
    const { stream_id } = stream;
    return {
      condition: (message) => message.stream_id === stream_id,
      source: { index: "stream_id", key: stream_id },
      kind: "stream",
    };
  },
  streams: (realm, _reader, operand) => {
    const table = realm.open(streams);
    const conditions: Readonly<Record<string, (stream: Stream) => boolean>> = {
      public: (stream) => !stream.invite_only && !stream.deactivated,
      "web-public": (stream) => stream.is_web_public && !stream.deactivated,
    };
    const fits = conditions[String(operand)];
    if (!fits) throw badNarrow(`unknown streams operand ${String(operand)}`);
    return {
      condition: ({ stream_id }) =>
        stream_id !== null && fits(table.require(stream_id)),
      kind: "stream",
    };
  },
  topic: (_realm, _reader, operand) => {
    const topic = String(operand).toLowerCase();
    return {
      condition: (message) =>
        message.stream_id !== null && message.subject.toLowerCase() === topic,
      kind: "stream",
    };
  },
  sender: (realm, _reader, operand) => {
    const { user_id } = readPerson(realm, operand);
    return {
      condition: (message) => message.sender_id === user_id,
      source: { index: "sender_id", key: user_id },
    };
  },
  dm: conversation,
  "pm-with": conversation,
  pm_with: conversation,
  "dm-including": withPerson(1),
  "group-pm-with": withPerson(3),
  group_pm_with: withPerson(3),
  is: (_realm, _reader, operand) => {
    const condition = IS[String(operand)];
    if (!condition) throw badNarrow(`unknown 'is' operand ${String(operand)}`);
    return {
      condition,
      ...((operand === "dm" || operand === "private") && { kind: "direct" }),
    };
  },
  in: (realm, reader, operand) => {
    if (operand !== "home" && operand !== "all")
      throw badNarrow(`unknown 'in' operand ${String(operand)}`);
    return {
      condition: (message) =>
        operand === "all" ||
        !reader ||
        !isOutOfHome(realm, reader.user_id, message),
    };
  },
  has: (_realm, _reader, operand) => {
    const condition = HAS[String(operand)];
    if (!condition) throw badNarrow(`unknown 'has' operand ${String(operand)}`);
    return { condition };
  },
  near: () => ({ condition: () => true }),
  id: (_realm, _reader, operand) => {
    if (!/^\d+$/.test(String(operand))) throw badNarrow("Invalid message ID");
    const id = Number(operand);
    return { condition: (message) => message.id === id, source: { ids: [id] } };
  },
};

/** Negation changes nothing for these. Source: messages 7.5. */
const NEVER_NEGATED = new Set(["in", "near"]);

/**
 * What a narrow selects for a reader; terms are judged in order, `search` last.
 *
 * Errors: `BAD_NARROW` with `desc`. Source: messages 7.3, 7.5.
 */
export function compileNarrow(
  realm: Realm,
  reader: User | undefined,
  terms: readonly NarrowTerm[],
): Narrow {
  const searches = terms.filter((term) => term.operator === "search");
  const others = terms.filter((term) => term.operator !== "search");
  const kinds = new Set<string>();
  const conditions: Condition[] = [];
  let source: Selection["source"];
  for (const term of others) {
    const compile = OPERATORS[term.operator];
    if (!compile) throw badNarrow(`unknown operator ${term.operator}`);
    const compiled = compile(realm, reader, term.operand);
    if (compiled.kind) kinds.add(compiled.kind);
    if (kinds.size > 1)
      throw badNarrow("No message can be both a stream and a DM message");
    const negated = term.negated && !NEVER_NEGATED.has(term.operator);
    conditions.push(
      negated
        ? (message, flags) => !compiled.condition(message, flags)
        : compiled.condition,
    );
    if (!negated && compiled.source) source = narrower(source, compiled.source);
  }
  const search =
    searches.length > 0
      ? new SearchQuery(searches.map((term) => String(term.operand)).join(" "))
      : undefined;
  if (search) conditions.push((message) => search.matches(message));
  return {
    search,
    source: topicSource(realm, reader, others) ?? source,
    includesHistory: includesHistory(realm, reader, others),
    namesStream: others.some((term) => term.operator === "stream"),
    matches: (message, flags) =>
      conditions.every((condition) => condition(message, flags)),
  };
}

/** A list of ids beats an index. */
function narrower(
  a: Selection["source"],
  b: Selection["source"],
): Selection["source"] {
  return a && "ids" in a ? a : b;
}

/** A stream and a topic together have an index of their own. */
function topicSource(
  realm: Realm,
  reader: User | undefined,
  terms: readonly NarrowTerm[],
): Selection["source"] {
  const plain = terms.filter((term) => !term.negated);
  const streamTerm = plain.find((term) => term.operator === "stream");
  const topicTerm = plain.find((term) => term.operator === "topic");
  if (!streamTerm || !topicTerm) return undefined;
  const stream = findNarrowStream(realm, reader, streamTerm.operand);
  return (
    stream && {
      index: "topic",
      key: topicKey(stream.stream_id, String(topicTerm.operand)),
    }
  );
}

/**
 * Whether messages without an own copy are selected too. The last of several stream terms decides.
 *
 * Source: messages 7.3.
 */
function includesHistory(
  realm: Realm,
  reader: User | undefined,
  terms: readonly NarrowTerm[],
): boolean {
  if (!reader) return true;
  if (terms.some((term) => term.operator === "is")) return false;
  let includes = false;
  for (const { operator, operand, negated } of terms) {
    if (negated) continue;
    if (operator === "streams" && operand === "public")
      includes = !isGuest(reader);
    if (operator !== "stream") continue;
    const stream = findNarrowStream(realm, reader, operand);
    includes =
      stream !== undefined && canReadWholeHistory(realm, reader, stream);
  }
  return includes;
}

/** A stream by name or id; of a private one, everybody sees only own copies. */
function findNarrowStream(
  realm: Realm,
  reader: User | undefined,
  operand: NarrowTerm["operand"],
): Stream | undefined {
  const stream =
    typeof operand === "number"
      ? realm.open(streams).get(operand)
      : findStreamByName(realm, String(operand));
  if (!stream || stream.deactivated) return undefined;
  return reader || stream.is_web_public ? stream : undefined;
}

function readPerson(realm: Realm, operand: NarrowTerm["operand"]): User {
  const user =
    typeof operand === "number"
      ? realm.open(users).get(operand)
      : findUserByApiEmail(realm, String(operand));
  if (!user) throw badNarrow(`unknown user ${String(operand)}`);
  return user;
}

function readPeople(realm: Realm, operand: NarrowTerm["operand"]): number[] {
  requirePeople(operand);
  const named =
    typeof operand === "object"
      ? operand
      : String(operand)
          .split(",")
          .filter((email) => email.trim() !== "");
  return named.map((name) => {
    const user =
      typeof name === "number"
        ? realm.open(users).get(name)
        : findUserByApiEmail(realm, name);
    if (!user)
      throw badNarrow(
        `unknown user in ${typeof operand === "object" ? `[${operand.join(", ")}]` : operand}`,
      );
    return user.user_id;
  });
}

/** The reference fails on a conversation with nobody; here it is refused. */
function requirePeople(operand: NarrowTerm["operand"]): void {
  if (Array.isArray(operand) && operand.length === 0)
    throw badRequest('elem["operand"] cannot be empty');
}
