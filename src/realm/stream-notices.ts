import { silently } from "./notice.ts";
import { STREAM_POST_POLICY, type Stream } from "./streams.ts";
import type { User } from "./users.ts";

/**
 * What the notification bot says of streams, as Markdown.
 *
 * Source: organization 4.5 and 4.8, the tables of messages.
 */
export const STREAM_NOTICES = {
  created: (by: User, stream: Stream) =>
    `**${permissionName(stream)}** stream created by ${silently(by)}. **Description:**\n${quoted(stream.description)}`,

  permissions: (by: User, before: Stream, after: Stream) =>
    `${silently(by)} changed the [access permissions](/help/stream-permissions) for this stream from **${permissionName(before)}** to **${permissionName(after)}**.`,

  retention: (by: User, { before, after }: { before: number; after: number }) =>
    `${silently(by)} has changed the [message retention period](/help/message-retention-policy) for this stream:\n` +
    `* **Old retention period**: ${before === FOREVER ? "Forever" : days(before)}\n` +
    // A period that stays without end is told with the number that stands for it.
    (after === FOREVER && before !== FOREVER
      ? "* **New retention period**: Forever\n\nMessages in this stream will now be retained forever."
      : `* **New retention period**: ${days(after)}\n\nMessages in this stream will now be automatically deleted ${days(after)} after they are sent.`),

  description: (by: User, before: string, after: string) =>
    `${silently(by)} changed the description for this stream.\n\n* **Old description:**\n${quoted(before)}\n* **New description:**\n${quoted(after)}`,

  name: (by: User, before: string, after: string) =>
    `${silently(by)} renamed stream **${before}** to **${after}**.`,

  postPolicy: (by: User, before: number, after: number) =>
    `${silently(by)} changed the [posting permissions](/help/stream-sending-policy) for this stream:\n\n` +
    `* **Old permissions**: ${POST_POLICY_NAMES[before]}.\n* **New permissions**: ${POST_POLICY_NAMES[after]}.`,
} as const;

/** The number of days that means "never". */
export const FOREVER = -1;

const POST_POLICY_NAMES: Readonly<Record<number, string>> = {
  [STREAM_POST_POLICY.EVERYONE]: "All stream members can post",
  [STREAM_POST_POLICY.ADMINISTRATORS]:
    "Only organization administrators can post",
  [STREAM_POST_POLICY.FULL_MEMBERS]: "Only organization full members can post",
  [STREAM_POST_POLICY.MODERATORS]:
    "Only organization administrators and moderators can post",
};

function permissionName(stream: Stream): string {
  if (stream.is_web_public) return "Web-public";
  if (!stream.invite_only) return "Public";
  return stream.history_public_to_subscribers
    ? "Private, shared history"
    : "Private, protected history";
}

function quoted(description: string): string {
  return `\`\`\`\` quote\n${description || "*No description.*"}\n\`\`\`\``;
}

function days(count: number): string {
  return `${count} days`;
}
