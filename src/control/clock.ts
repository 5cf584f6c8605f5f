import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import { parseIso, toIso, type FiredTimer } from "../realm/clock.ts";
import { jsonAnswer } from "./answers.ts";
import { badControlRequest } from "./control-error.ts";
import { parseDuration } from "../realm/duration.ts";
import { readFields } from "./fields.ts";
import { requireRealm } from "./find-realm.ts";
import { defineRoutes } from "./route.ts";

/** A realm's time: shown, set, moved, stopped and started. */
export const CLOCK_ROUTES = defineRoutes({
  "GET /realms/{realm}/clock": (context) =>
    jsonAnswer(200, clockOf(requireRealm(context))),
  "PATCH /realms/{realm}/clock": async (context) => {
    const realm = requireRealm(context);
    const { clock } = realm.state;
    const { set, advance, running } = readFields(await context.readJson(), {
      set: "text",
      advance: "text or number",
      running: "boolean",
    });
    const instant = set === undefined ? undefined : toInstant(set);
    const distance =
      advance === undefined ? undefined : toMilliseconds(advance);
    const fired: FiredTimer[] = [];
    if (running === false) clock.stand();
    if (instant !== undefined) fired.push(...(await clock.set(instant)));
    if (distance !== undefined) fired.push(...(await clock.advance(distance)));
    if (running === true) clock.run();
    return jsonAnswer(200, {
      ...clockOf(realm),
      fired: fired.map(({ at, name }) => ({ at: toIso(at), name })),
    });
  },
});

/** The realm's time as the control endpoints show it. */
export function clockOf({ state: { clock } }: EmulatedRealm) {
  return { now: toIso(clock.now()), running: clock.running };
}

function toInstant(text: string): number {
  const instant = parseIso(text);
  if (instant === undefined)
    throw badControlRequest(
      `'set' must be an instant such as 2024-03-04T09:00:00Z, not '${text}'`,
    );
  return instant;
}

/** A number counts as seconds. */
function toMilliseconds(advance: string | number): number {
  const milliseconds =
    typeof advance === "number" ? advance * 1000 : parseDuration(advance);
  if (milliseconds === undefined || !(milliseconds >= 0))
    throw badControlRequest(
      `'advance' must be a duration such as 90s, 10m or 2h, not '${advance}'`,
    );
  return milliseconds;
}
