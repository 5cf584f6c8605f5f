import { beforeAll, describe, expect, test } from "vitest";
import type { OperationId } from "../../src/contract/operation-types.ts";
import type { EmulatedRealm } from "../../src/emulator/emulated-realm.ts";
import { streams } from "../../src/realm/streams.ts";
import { users } from "../../src/realm/users.ts";
import { userGroups } from "../../src/realm/user-groups.ts";
import { UsageError } from "../../src/usage-error.ts";
import { realmAt } from "./realm-at.ts";

type Body = Record<string, unknown>;
type Params = Record<string, unknown>;

/** One call by Ada, and a part of what comes back just below a level and at it. */
interface Row {
  readonly level: number;
  readonly name: string;
  readonly call: OperationId;
  readonly params?: Params | ((realm: EmulatedRealm) => Params);
  readonly before: Body;
  readonly at: Body;
  /** Keys that are not there. */
  readonly notBefore?: readonly string[];
  readonly notAt?: readonly string[];
}

const SUCCESS = { result: "success", msg: "" };
const refusal = (msg: string, code = "BAD_REQUEST") => ({
  result: "error",
  msg,
  code,
});
const UNKNOWN_PATH = { result: "error", code: "NOT_FOUND" };
const missing = (name: string) => ({
  ...refusal(`Missing '${name}' argument`, "REQUEST_VARIABLE_MISSING"),
  var_name: name,
});
const ignored = (...names: string[]) => ({
  ...SUCCESS,
  ignored_parameters_unsupported: names,
});
const IGNORED = "ignored_parameters_unsupported";

const streamId = ({ state }: EmulatedRealm) =>
  state.open(streams).firstBy("name", "general")!.stream_id;
const userId = ({ state }: EmulatedRealm, handle: string) =>
  state.open(users).firstBy("handle", handle)!.user_id;
const groupId = ({ state }: EmulatedRealm) =>
  state
    .open(userGroups)
    .all()
    .find(({ name }) => name === "role:everyone")!.id;

const toStream = (realm: EmulatedRealm) => ({
  type: "stream",
  to: [streamId(realm)],
  topic: "lunch",
  content: "hi",
});
const typing = { op: "start", type: "stream", topic: "lunch" };

const narrowed = (operator: string, operand: unknown) => ({
  anchor: "newest",
  num_before: 1,
  num_after: 0,
  narrow: [{ operator, operand }],
});
const unknownTerm = (desc: string) => ({
  ...refusal(`Invalid narrow operator: ${desc}`, "BAD_NARROW"),
  desc,
});

const ROWS: readonly Row[] = [
  {
    level: 236,
    name: "read_by_sender is not known before",
    call: "send-message",
    params: (realm) => ({ ...toStream(realm), read_by_sender: false }),
    before: ignored("read_by_sender"),
    at: SUCCESS,
    notAt: [IGNORED],
  },
  {
    level: 215,
    name: "a stream is typed to as the only recipient before",
    call: "set-typing-status",
    params: (realm) => ({ ...typing, to: [streamId(realm)] }),
    before: SUCCESS,
    at: refusal("Missing stream_id"),
  },
  {
    level: 215,
    name: "a stream is typed to by stream_id from then on",
    call: "set-typing-status",
    params: (realm) => ({ ...typing, stream_id: streamId(realm) }),
    before: missing("to"),
    at: SUCCESS,
  },
  {
    level: 215,
    name: "several streams are refused before",
    call: "set-typing-status",
    params: { ...typing, to: [1, 2] },
    before: refusal("Cannot send to multiple streams"),
    at: refusal("Missing stream_id"),
  },
  {
    level: 215,
    name: "private is no longer accepted",
    call: "set-typing-status",
    params: (realm) => ({
      op: "start",
      type: "private",
      to: [userId(realm, "noor")],
    }),
    before: SUCCESS,
    at: refusal("Invalid type"),
  },
  {
    level: 215,
    name: "an empty list is refused at both",
    call: "set-typing-status",
    params: { op: "start", to: [] },
    before: refusal("Empty 'to' list"),
    at: refusal("Empty 'to' list"),
  },
  {
    level: 211,
    name: "complete is told",
    call: "mark-all-as-read",
    before: SUCCESS,
    at: { ...SUCCESS, complete: true },
    notBefore: ["complete"],
  },
  {
    level: 194,
    name: "the id of a narrow is text before",
    call: "get-messages",
    params: narrowed("id", 1),
    before: refusal('elem["operand"] is not a string'),
    at: SUCCESS,
  },
  {
    level: 193,
    name: "a missing reaction has a code of its own",
    call: "remove-reaction",
    params: { message_id: 1, emoji_code: "none" },
    before: refusal("Reaction doesn't exist."),
    at: refusal("Reaction doesn't exist.", "REACTION_DOES_NOT_EXIST"),
  },
  ...[
    ["get-messages", "dm", "ada@lighthouse.example"],
    ["get-messages", "dm-including", "ada@lighthouse.example"],
    ["check-messages-match-narrow", "dm", "ada@lighthouse.example"],
    ["update-message-flags-for-narrow", "dm", "ada@lighthouse.example"],
  ].map(([call, operator, operand]) => ({
    level: 177,
    name: `${call} does not know ${operator} before`,
    call: call as OperationId,
    params: {
      ...narrowed(operator!, operand),
      msg_ids: [1],
      op: "add",
      flag: "read",
    },
    before: unknownTerm(`unknown operator ${operator}`),
    at: SUCCESS,
  })),
  {
    level: 177,
    name: "direct messages are asked for as private before",
    call: "get-messages",
    params: narrowed("is", "dm"),
    before: unknownTerm("unknown 'is' operand dm"),
    at: SUCCESS,
  },
  {
    level: 170,
    name: "a policy for a topic cannot be set before",
    call: "update-user-topic",
    params: (realm) => ({
      stream_id: streamId(realm),
      topic: "lunch",
      visibility_policy: 1,
    }),
    before: UNKNOWN_PATH,
    at: SUCCESS,
  },
  {
    level: 155,
    name: "the anchor cannot be left out before",
    call: "get-messages",
    params: { anchor: 1, num_before: 1, num_after: 1, include_anchor: false },
    before: SUCCESS,
    at: refusal("The anchor can only be excluded at an end of the range"),
  },
  {
    level: 155,
    name: "flags are not set by a narrow before",
    call: "update-message-flags-for-narrow",
    params: { ...narrowed("is", "private"), op: "add", flag: "read" },
    before: UNKNOWN_PATH,
    at: SUCCESS,
  },
  {
    level: 137,
    name: "nobody is told who has read a message before",
    call: "get-read-receipts",
    params: { message_id: 99_999 },
    before: UNKNOWN_PATH,
    at: refusal("Invalid message(s)"),
  },
  {
    level: 174,
    name: "direct is not a type of message before",
    call: "send-message",
    params: (realm) => ({
      type: "direct",
      to: [userId(realm, "noor")],
      content: "hi",
    }),
    before: refusal("Invalid message type"),
    at: SUCCESS,
  },
  {
    level: 174,
    name: "direct is not a type of typing before",
    call: "set-typing-status",
    params: (realm) => ({
      op: "start",
      type: "direct",
      to: [userId(realm, "noor")],
    }),
    before: refusal("Invalid type"),
    at: SUCCESS,
  },
  {
    level: 167,
    name: "unknown parameters are reported",
    call: "get-own-user",
    params: { colour: "green" },
    before: SUCCESS,
    at: ignored("colour"),
    notBefore: [IGNORED],
  },
  {
    level: 1,
    name: "stream_post_policy is not known before",
    call: "update-stream",
    params: (realm) => ({
      stream_id: streamId(realm),
      stream_post_policy: 99,
    }),
    before: SUCCESS,
    at: refusal("Invalid stream_post_policy"),
  },
  {
    level: 1,
    name: "servers tell their level",
    call: "get-server-settings",
    before: { ...SUCCESS, zulip_version: "2.1.8" },
    at: { ...SUCCESS, zulip_feature_level: 1 },
    notBefore: ["zulip_feature_level"],
  },
  {
    level: 1,
    name: "one user cannot be asked for before",
    call: "get-user",
    params: (realm) => ({ user_id: userId(realm, "noor") }),
    before: UNKNOWN_PATH,
    at: SUCCESS,
  },
  {
    level: 226,
    name: "addresses of streams cannot be asked for before",
    call: "get-stream-email-address",
    params: (realm) => ({ stream_id: streamId(realm) }),
    before: UNKNOWN_PATH,
    at: SUCCESS,
  },
  {
    level: 200,
    name: "a stream is not made default before",
    call: "update-stream",
    params: (realm) => ({
      stream_id: streamId(realm),
      is_default_stream: true,
    }),
    before: ignored("is_default_stream"),
    at: SUCCESS,
    notAt: [IGNORED],
  },
  ...[
    { level: 198, before: "can_mention_group", at: "can_mention_group_id" },
    {
      level: 191,
      before: "can_mention_group,can_mention_group_id",
      at: "can_mention_group",
    },
  ].map(({ level, before, at }) => ({
    level,
    name: "both names of the mention setting are sent",
    call: "create-user-group" as const,
    params: (realm: EmulatedRealm) => ({
      name: "a",
      description: "b",
      members: [],
      can_mention_group: groupId(realm),
      can_mention_group_id: groupId(realm),
    }),
    before: ignored(...before.split(",")),
    at: ignored(at),
  })),
  {
    level: 197,
    name: "the setting of who may unsubscribe others is renamed",
    call: "update-stream",
    params: (realm) => ({
      stream_id: streamId(realm),
      can_remove_subscribers_group_id: "x",
    }),
    before: refusal(
      'Argument "can_remove_subscribers_group_id" is not valid JSON.',
    ),
    at: ignored("can_remove_subscribers_group_id"),
  },
  {
    level: 196,
    name: "playgrounds have a prefix before",
    call: "add-code-playground",
    params: {
      name: "P",
      pygments_language: "Python",
      url_prefix: "https://play.example/?c=",
    },
    before: SUCCESS,
    at: missing("url_template"),
  },
  {
    level: 173,
    name: "scheduled messages cannot be deleted before",
    call: "delete-scheduled-message",
    params: { scheduled_message_id: 999 },
    before: UNKNOWN_PATH,
    at: refusal("Scheduled message does not exist"),
  },
  {
    level: 161,
    name: "who may unsubscribe others cannot be set before",
    call: "update-stream",
    params: (realm) => ({
      stream_id: streamId(realm),
      can_remove_subscribers_group_id: "x",
    }),
    before: SUCCESS,
    at: refusal(
      'Argument "can_remove_subscribers_group_id" is not valid JSON.',
    ),
  },
  {
    level: 136,
    name: "protected history of a public stream is refused",
    call: "update-stream",
    params: (realm) => ({
      stream_id: streamId(realm),
      is_private: false,
      history_public_to_subscribers: false,
    }),
    before: SUCCESS,
    at: refusal("Invalid parameters"),
  },
  {
    level: 120,
    name: "one message is its source only before",
    call: "get-message",
    params: { message_id: 1 },
    before: { ...SUCCESS, raw_content: expect.any(String) },
    at: { ...SUCCESS, message: expect.any(Object) },
    notBefore: ["message"],
  },
  {
    level: 98,
    name: "is_web_public is not known before",
    call: "update-stream",
    params: (realm) => ({ stream_id: streamId(realm), is_web_public: "x" }),
    before: SUCCESS,
    at: refusal('Argument "is_web_public" is not valid JSON.'),
  },
  {
    level: 64,
    name: "a description is JSON before",
    call: "update-stream",
    params: (realm) => ({ stream_id: streamId(realm), description: "plain" }),
    before: refusal('Argument "description" is not valid JSON.'),
    at: SUCCESS,
  },
  {
    level: 58,
    name: "typing knows no streams before",
    call: "set-typing-status",
    params: { op: "start", type: "stream", to: [] },
    before: refusal("Missing parameter: 'to' (recipient)"),
    at: refusal("Empty 'to' list"),
  },
];

async function answerAt(level: number, { call, params = {} }: Row) {
  const { realm, remove } = await realmAt(level);
  const { body } = await realm.ask({
    as: "ada",
    operationId: call,
    params: typeof params === "function" ? params(realm) : params,
  });
  remove();
  return JSON.parse(String(body)) as Body;
}

/** The first realm loads the emulator. */
beforeAll(async () => (await realmAt(0)).remove(), 60_000);

describe.each(ROWS)("level $level: $name", (row) => {
  test("below the level", async () => {
    const body = await answerAt(row.level - 1, row);
    expect(body).toMatchObject(row.before);
    for (const key of row.notBefore ?? []) expect(body).not.toHaveProperty(key);
  });

  test("at the level", async () => {
    const body = await answerAt(row.level, row);
    expect(body).toMatchObject(row.at);
    for (const key of row.notAt ?? []) expect(body).not.toHaveProperty(key);
  });
});

test.each([-1, 238, 1.5, NaN])("refuses to be at level %d", async (level) => {
  await expect(realmAt(level)).rejects.toThrow(UsageError);
});
