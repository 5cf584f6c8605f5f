import { watch } from "node:fs";
import { basename, dirname } from "node:path";
import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import type { Emulator } from "../emulator/emulator.ts";
import type { LoadedScenario } from "../scenario/parse.ts";
import { formatMistake, UsageError } from "../usage-error.ts";
import { isFile } from "./files.ts";
import { readScenario } from "./scenario-files.ts";

/** Chosen: editors write a file in several steps. */
const SETTLING_MILLISECONDS = 100;

/** Parts that take effect at once; the others are those of the realm's start. */
const LIVE = ["rules", "states", "timeline", "steps", "summary", "name"];

/**
 * Puts scenarios in force anew when one of their files changes. The realm keeps its state, and a scenario its state's
 * name; what changed is said. A file that became wrong changes nothing.
 */
export function watchScenarios(
  { emulator, realm }: { emulator: Emulator; realm: EmulatedRealm },
  given: readonly string[],
  say: (text: string) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void reload(emulator, realm, given).then(say, (error: unknown) =>
        say(tellMistakes(error)),
      );
    }, SETTLING_MILLISECONDS);
  };
  // Editors replace files, so the folder is watched.
  const watchers = given.filter(isFile).map((file) => {
    const watcher = watch(dirname(file), (_event, name) => {
      if (name === null || name === basename(file)) later();
    });
    watcher.unref();
    return watcher;
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

async function reload(
  emulator: Emulator,
  realm: EmulatedRealm,
  given: readonly string[],
): Promise<string> {
  const loaded = await Promise.all(
    given.map(async (one) => emulator.scenarios.load(await readScenario(one))),
  );
  const before = realm.rules?.scenarios ?? [];
  const changes = loaded.flatMap(({ scenario }, index) =>
    changesOf(before[index]?.scenario ?? {}, scenario).map(
      (key) => `${scenario.name}: ${key}`,
    ),
  );
  if (changes.length === 0) return "";
  const states = before.map(({ state }) => state);
  await realm.use(loaded as readonly LoadedScenario[], { reset: false });
  for (const [index, state] of states.entries()) {
    const active = realm.rules?.scenarios[index];
    if (state !== undefined && active?.states.includes(state))
      active.goTo(state);
  }
  const later = changes.some(
    (change) => !LIVE.includes(change.split(": ")[1]!),
  );
  return `changed ${changes.join(", ")}; the realm keeps its state${later ? ", restart for what it starts from" : ""}`;
}

function changesOf(before: object, after: object): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter(
    (key) =>
      JSON.stringify(before[key as keyof typeof before]) !==
      JSON.stringify(after[key as keyof typeof after]),
  );
}

function tellMistakes(error: unknown): string {
  if (!(error instanceof UsageError)) throw error;
  return `${error.mistakes.map(formatMistake).join("\n")}\nthe scenario before stays in force`;
}
