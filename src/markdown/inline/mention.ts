import type { NamedRecord } from "../context.ts";
import { createFinalElement } from "../element.ts";
import { GROUP_MENTION, USER_MENTION } from "../mention-syntax.ts";
import { replaceMatches } from "./replace-matches.ts";
import type { InlineRule, InlineScan } from "./rule.ts";

const STREAM_WILDCARDS = new Set(["all", "everyone", "stream"]);
const TOPIC_WILDCARD = "topic";

/** `@**name**`: a wildcard or a user. Source: markdown 9. */
export const userMention: InlineRule = (text, scan) => {
  if (!text.includes("@")) return text;
  return replaceMatches(text, USER_MENTION, ({ 1: mark, 2: name = "" }) => {
    const isSilent = mark === "_";
    if (STREAM_WILDCARDS.has(name)) return mentionStream(name, isSilent, scan);
    if (name === TOPIC_WILDCARD) return mentionTopic(isSilent, scan);
    return mentionUser(name, isSilent, scan);
  });
};

/** `@*name*`: a user group. Source: markdown 9. */
export const groupMention: InlineRule = (text, scan) => {
  if (!text.includes("@")) return text;
  return replaceMatches(text, GROUP_MENTION, ({ 1: mark, 2: name = "" }) => {
    const group = scan.references.findGroup(name);
    return group && mentionGroup(group, mark === "_", scan);
  });
};

function mentionStream(
  name: string,
  isSilent: boolean,
  scan: InlineScan,
): string {
  if (!isSilent) scan.derived.mentionsStreamWildcard = true;
  return stashMention(scan, {
    name,
    isSilent,
    kind: "user-mention",
    id: { "data-user-id": "*" },
  });
}

function mentionTopic(isSilent: boolean, scan: InlineScan): string {
  if (!isSilent) scan.derived.mentionsTopicWildcard = true;
  return stashMention(scan, {
    name: TOPIC_WILDCARD,
    isSilent,
    kind: "topic-mention",
    id: {},
  });
}

function mentionUser(
  name: string,
  isSilentMark: boolean,
  scan: InlineScan,
): string | undefined {
  const user = scan.references.findUser(name);
  if (!user) return undefined;
  const isSilent = isSilentMark || !user.is_active;
  const { silentUserIds, mentionedUserIds } = scan.derived;
  (isSilent ? silentUserIds : mentionedUserIds).add(user.id);
  return stashMention(scan, {
    name: user.full_name,
    isSilent,
    kind: "user-mention",
    id: { "data-user-id": String(user.id) },
  });
}

function mentionGroup(
  group: NamedRecord,
  isSilent: boolean,
  scan: InlineScan,
): string {
  const { silentGroupIds, mentionedGroupIds } = scan.derived;
  (isSilent ? silentGroupIds : mentionedGroupIds).add(group.id);
  return stashMention(scan, {
    name: group.name,
    isSilent,
    kind: "user-group-mention",
    id: { "data-user-group-id": String(group.id) },
  });
}

function stashMention(
  scan: InlineScan,
  {
    name,
    isSilent,
    kind,
    id,
  }: {
    name: string;
    isSilent: boolean;
    kind: string;
    id: Record<string, string>;
  },
): string {
  return scan.stashNode(
    createFinalElement(
      "span",
      { class: isSilent ? `${kind} silent` : kind, ...id },
      isSilent ? name : `@${name}`,
    ),
  );
}
