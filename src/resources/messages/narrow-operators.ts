import type { NarrowTerm } from "../../contract/narrow.ts";
import { FLAG } from "../../realm/message-flags.ts";
import type { Message } from "../../realm/messages.ts";
import { isOutOfHome } from "../../realm/home-view.ts";
import type { Realm } from "../../realm/realm.ts";
import { isResolved } from "../../realm/resolved-topic.ts";
import type { Selection } from "../../realm/select-messages.ts";
import { streams, type Stream } from "../../realm/streams.ts";
import type { User } from "../../realm/users.ts";
import {
  badNarrow,
  findNarrowStream,
  readPeople,
  readPerson,
} from "./narrow-operands.ts";

/** Whether a message with the reader's own flags is selected. */
export type Condition = (message: Message, flags: number) => boolean;

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
    message.stream_id !== null && isResolved(message.subject),
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

/** What a term selects, by its operator; `search` is compiled apart. Source: messages 7.5. */
export const OPERATORS: Readonly<Record<string, Compile>> = {
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
