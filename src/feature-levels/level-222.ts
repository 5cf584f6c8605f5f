import type { Fields, LevelChange, Memory } from "./change.ts";

/** Who is deactivated is updated, not removed. Source: feature levels 6, 222. */
export const LEVEL_222: LevelChange = {
  level: 222,
  writeEvent: (event, memory) => {
    if (event.op !== "update") return event;
    if (event.type === "realm_user") return asRemoval(event, "person", memory);
    if (event.type === "realm_bot") return asRemoval(event, "bot", memory);
    return event;
  },
};

/** Reactivations are left as they are: the older form has the whole account. */
function asRemoval(event: Fields, who: "person" | "bot", memory: Memory) {
  const { user_id, is_active } = event[who] as Fields;
  if (is_active !== false) return event;
  return {
    ...event,
    op: "remove",
    [who]: { user_id, full_name: memory.fullName(Number(user_id)) },
  };
}
