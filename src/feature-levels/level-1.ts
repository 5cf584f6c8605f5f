import type { Fields, LevelChange, Memory } from "./change.ts";
import { change, rename, without, withoutParameters } from "./fields.ts";

const POLICY = "stream_post_policy";

/** The first level: streams say who may post, servers say their level. Source: feature levels 3, 1. */
export const LEVEL_1: LevelChange = {
  level: 1,
  added: ["get-user"],
  parameters: { "update-stream": withoutParameters(POLICY) },
  writeAny: (body) => without(body, "zulip_feature_level"),
  writeAnswer: {
    "get-server-settings": (body) =>
      change<Fields>(body, "authentication_methods", (methods) =>
        without(methods, "gitlab"),
      ),
    "register-queue": (body) =>
      change<readonly (readonly unknown[])[]>(body, "muted_topics", (topics) =>
        topics.map(([stream, topic]) => [stream, topic]),
      ),
    "get-users": (body, memory) =>
      change<readonly Fields[]>(body, "members", (members) =>
        members.map((member) => withOwnerEmail(member, memory)),
      ),
  },
  writeStream: (stream) => without(stream, POLICY),
  writeMessage: (message) => rename(message, "topic_links", "subject_links"),
  writeEvent: (event) => {
    if (event.type === "update_message")
      return rename(event, "topic_links", "subject_links");
    return event.type === "stream" && event.property === POLICY
      ? undefined
      : event;
  },
};

function withOwnerEmail(member: Fields, memory: Memory): Fields {
  if (typeof member.bot_owner_id !== "number") return member;
  const { bot_owner_id, ...others } = member;
  return { ...others, bot_owner: memory.apiEmail(bot_owner_id) };
}
