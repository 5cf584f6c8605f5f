import { parseIso, toIso } from "./clock.ts";
import { messages, type Message } from "./messages.ts";
import type { RealmImage } from "./realm.ts";
import type { TableImage } from "./table.ts";

type Values = Record<string, unknown>;

/** Fields that hold an instant, by collection; `[]` goes into the items of a list. */
const INSTANTS = {
  seconds: {
    organizations: ["date_created", "server_generation"],
    users: [
      "last_reminder",
      "muted_users[].timestamp",
      "presence.active_timestamp",
      "presence.idle_timestamp",
    ],
    streams: ["date_created"],
    messages: ["timestamp", "last_edit_timestamp", "edit_history[].timestamp"],
    user_topics: ["last_updated"],
    scheduled_messages: ["scheduled_delivery_timestamp"],
    drafts: ["timestamp"],
    attachments: ["create_time"],
  },
  milliseconds: { users: ["date_joined"] },
} as const;

/**
 * The same realm at another time: every instant in it moved by so many seconds, those that messages tell in
 * `<time:…Z>` included. No index is by time, so they stay.
 */
export function moveTimes(image: RealmImage, seconds: number): RealmImage {
  if (seconds === 0) return image;
  const tables = new Map(image.tables);
  for (const [unit, collections] of Object.entries(INSTANTS)) {
    const distance = unit === "seconds" ? seconds : seconds * 1000;
    for (const [name, paths] of Object.entries(collections)) {
      const table = tables.get(name);
      if (table) tables.set(name, moveTable(table, paths, distance));
    }
  }
  const table = tables.get(messages.name);
  if (table) tables.set(messages.name, moveTold(table, seconds));
  return { ...image, tables };
}

/** What a fixture writes for an instant of its own, to the second and in UTC; any other is meant as it stands. */
const TOLD = /<time:(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)>/g;

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g;

function moveTold(table: TableImage, seconds: number): TableImage {
  const later = (text: string) =>
    toIso(parseIso(text)! + seconds * 1000).replace(".000Z", "Z");
  const records = new Map(table.records);
  for (const [id, record] of table.records) {
    const message = record as Message;
    const { content, rendered_content } = message;
    const told = new Set([...content.matchAll(TOLD)].map(([, text]) => text!));
    if (told.size === 0) continue;
    records.set(id, {
      ...message,
      content: content.replaceAll(
        TOLD,
        (_, text: string) => `<time:${later(text)}>`,
      ),
      rendered_content: rendered_content.replaceAll(INSTANT, (text) =>
        told.has(text) ? later(text) : text,
      ),
    });
  }
  return { ...table, records };
}

function moveTable(
  table: TableImage,
  paths: readonly string[],
  distance: number,
): TableImage {
  const steps = paths.map((path) => path.split("."));
  const records = new Map<number, unknown>();
  for (const [id, record] of table.records) {
    let moved = record as Values;
    for (const path of steps) moved = move(moved, path, distance);
    records.set(id, moved);
  }
  return { ...table, records };
}

/**
 * A copy with the instant at the path moved; the value itself where there is none. An instant of 0 means never and
 * stays.
 */
function move(
  holder: Values,
  [step, ...rest]: readonly string[],
  distance: number,
): Values {
  const isList = step!.endsWith("[]");
  const name = isList ? step!.slice(0, -2) : step!;
  const value = holder[name];
  if (value === null || value === undefined || value === 0) return holder;
  if (isList) {
    const list = value as readonly Values[];
    return list.length === 0
      ? holder
      : { ...holder, [name]: list.map((item) => move(item, rest, distance)) };
  }
  if (rest.length > 0)
    return { ...holder, [name]: move(value as Values, rest, distance) };
  return { ...holder, [name]: (value as number) + distance };
}
