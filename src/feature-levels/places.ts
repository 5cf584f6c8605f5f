import type { Fields, LevelChange, Memory } from "./change.ts";
import { change } from "./fields.ts";

type Write = (object: Fields, memory: Memory) => Fields;

/** Where answers and events have messages, streams, user groups and playgrounds, and how a change writes them. */
export function writeObjects(
  body: Fields,
  by: LevelChange,
  memory: Memory,
): Fields {
  const { writeUserGroup, writePlayground } = by;
  let written = by.writeAny?.(body) ?? body;
  const one = (name: string, write: Write | undefined) => {
    if (write && isObject(written[name]))
      written = change<Fields>(written, name, (value) => write(value, memory));
  };
  const all = (name: string, write: Write | undefined) => {
    if (write && isObjectList(written[name]))
      written = change<readonly Fields[]>(written, name, (list) =>
        list.map((value) => write(value, memory)),
      );
  };
  one("message", messageWriter(by));
  all("messages", messageWriter(by));
  const stream = streamWriter(by);
  const subscription = subscriptionWriter(by, stream);
  one("stream", stream);
  all("streams", stream);
  all("never_subscribed", stream);
  all("subscriptions", subscription);
  all("unsubscribed", subscription);
  one("group", writeUserGroup);
  all("user_groups", writeUserGroup);
  all("realm_user_groups", writeUserGroup);
  all("realm_playgrounds", writePlayground);
  if (by.writeFlags && isEventWithFlags(written))
    written = change(written, "flags", by.writeFlags);
  return written;
}

function messageWriter({
  writeMessage,
  writeFlags,
}: LevelChange): Write | undefined {
  if (!writeMessage && !writeFlags) return undefined;
  return (message) => {
    const written = writeMessage?.(message) ?? message;
    return writeFlags ? change(written, "flags", writeFlags) : written;
  };
}

function streamWriter({ writeStream }: LevelChange): Write | undefined {
  return writeStream;
}

function subscriptionWriter(
  { writeSubscription }: LevelChange,
  stream: Write | undefined,
): Write | undefined {
  if (!writeSubscription) return stream;
  return (subscription, memory) =>
    writeSubscription(stream?.(subscription, memory) ?? subscription, memory);
}

function isEventWithFlags({ type }: Fields): boolean {
  return type === "message" || type === "update_message";
}

function isObjectList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isObject);
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
