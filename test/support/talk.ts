import type { World } from "./describe-operation.ts";

/** Sends to a topic; answers the id. */
export async function say(
  { as }: Pick<World, "as">,
  handle: string,
  {
    to = "general",
    topic = "lunch",
    content = "hi",
  }: { to?: string | number; topic?: string; content?: string } = {},
): Promise<number> {
  const sent = await as(handle).ok("send-message", {
    type: "stream",
    to,
    topic,
    content,
  });
  return sent.id as number;
}

/** Sends to people; answers the id. */
export async function whisper(
  { as }: Pick<World, "as">,
  handle: string,
  to: readonly string[],
  content = "psst",
): Promise<number> {
  const sent = await as(handle).ok("send-message", {
    type: "direct",
    to: to.map((other) => as(other).id),
    content,
  });
  return sent.id as number;
}

/** The message as somebody sees it. */
export async function look(
  { as }: Pick<World, "as">,
  handle: string,
  message_id: number,
) {
  return (await as(handle).ok("get-message", { message_id })).message;
}
