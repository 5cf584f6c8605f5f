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
  },
  milliseconds: { users: ["date_joined"] },
} as const;

/**
 * The same realm at another time: every instant in it moved by so many seconds. No index is by time, so they stay.
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
  return { ...image, tables };
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

/** A copy with the instant at the path moved; the value itself where there is none. */
function move(
  holder: Values,
  [step, ...rest]: readonly string[],
  distance: number,
): Values {
  const isList = step!.endsWith("[]");
  const name = isList ? step!.slice(0, -2) : step!;
  const value = holder[name];
  if (value === null || value === undefined) return holder;
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
