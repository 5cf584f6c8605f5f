import { Clock } from "../realm/clock.ts";
import { Realm, type RealmImage } from "../realm/realm.ts";
import type { LoadedScenario } from "../scenario/parse.ts";

/** Errors: UsageError `BAD_SCENARIO` when a scenario names people or streams that the realm does not have. */
export async function requireNames(
  loaded: readonly LoadedScenario[],
  from: Realm | RealmImage,
): Promise<void> {
  if (loaded.length === 0) return;
  const { namesOf } = await import("../scenario/check/names.ts");
  const names = namesOf(from instanceof Realm ? from : toRealm(from));
  for (const scenario of loaded) scenario.requireNames(names);
}

function toRealm(image: RealmImage): Realm {
  const clock = new Clock({ start: 0 });
  return new Realm({ name: "names", seed: 0, clock, url: "", image });
}
