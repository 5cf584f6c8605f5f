/** What a resolved topic's name begins with. Source: messages 9.3. */
export const RESOLVED_PREFIX = "✔ ";

/** Whether the name is that of a resolved topic. */
export function isResolved(topic: string): boolean {
  return topic.startsWith(RESOLVED_PREFIX);
}
