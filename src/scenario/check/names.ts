import { nearestWord } from "../../fixture/nearest.ts";
import type { Path } from "../../fixture/places.ts";
import type { Problem } from "../../fixture/problems.ts";
import type { Realm } from "../../realm/realm.ts";
import { streams } from "../../realm/streams.ts";
import { userGroups } from "../../realm/user-groups.ts";
import { users } from "../../realm/users.ts";
import { statesOf, type Scenario } from "../format.ts";
import {
  EVENT_EFFECTS,
  type Effects,
  type WorldChange,
} from "../format/effects.ts";
import type { Rule } from "../format/rule.ts";
import { toList } from "../format/values.ts";
import { referencesIn } from "../reference.ts";

/** Whom and what a realm has, by the names that scenarios use. */
export interface RealmNames {
  readonly user: ReadonlySet<string>;
  readonly stream: ReadonlySet<string>;
  readonly group: ReadonlySet<string>;
}

/** The names that a realm knows. */
export function namesOf(realm: Realm): RealmNames {
  return {
    user: new Set(
      realm
        .open(users)
        .all()
        .map(({ handle }) => handle),
    ),
    stream: new Set(
      realm
        .open(streams)
        .all()
        .map(({ name }) => name),
    ),
    group: new Set(
      realm
        .open(userGroups)
        .all()
        .map(({ name }) => name),
    ),
  };
}

/** People, streams and groups of a scenario that the realm does not have. */
export function checkNames(scenario: Scenario, names: RealmNames): Problem[] {
  const { rules = [], timeline = [], steps = [] } = scenario;
  const found = new NameCheck(names);
  rules.forEach((rule, index) => found.rule(rule, ["rules", index]));
  for (const [name, state] of statesOf(scenario)) {
    state.rules?.forEach((rule, index) =>
      found.rule(rule, ["states", name, "rules", index]),
    );
  }
  timeline.forEach((happening, index) => {
    const path = ["timeline", index];
    found.person(happening.as, [...path, "as"]);
    found.references(happening.with, [...path, "with"]);
    found.change(happening.do, [...path, "do"]);
  });
  // What a step creates, later steps may name: only people are looked up beforehand.
  steps.forEach((step, index) => {
    const path = ["steps", index];
    found.person(step.as, [...path, "as"]);
    found.person(step.events, [...path, "events"]);
    found.change(step.do, [...path, "do"]);
    if (!createsThings([...timeline, ...steps.slice(0, index)]))
      found.references(step.with, [...path, "with"]);
  });
  return found.problems;
}

function createsThings(
  acts: readonly { call?: string | undefined }[],
): boolean {
  return acts.some(({ call }) =>
    ["subscribe", "create-user", "create-user-group", "update-stream"].includes(
      call ?? "",
    ),
  );
}

class NameCheck {
  readonly problems: Problem[] = [];
  readonly #names: RealmNames;

  constructor(names: RealmNames) {
    this.#names = names;
  }

  rule(rule: Rule, path: Path): void {
    const { caller, params } = rule.when ?? {};
    this.#each(caller, [...path, "when", "caller"]);
    this.references(params, [...path, "when", "params"]);
    this.change(rule.then, [...path, "then"]);
    for (const key of EVENT_EFFECTS) {
      const chosen = rule.then[key];
      if (typeof chosen === "object" && "to" in chosen)
        this.#each(chosen.to, [...path, "then", key, "to"]);
    }
  }

  change(change: WorldChange | Effects | undefined, path: Path): void {
    if (!change) return;
    this.person(change.deactivate, [...path, "deactivate"]);
    this.person(change["confirm-email"], [...path, "confirm-email"]);
    const expire = change["expire-queue"];
    if (typeof expire === "string")
      this.person(expire, [...path, "expire-queue"]);
  }

  person(handle: string | undefined, path: Path): void {
    if (handle !== undefined) this.#look("user", handle, path);
  }

  references(value: unknown, path: Path): void {
    for (const reference of referencesIn(value)) {
      const { kind } = reference;
      if (kind === "user" || kind === "stream" || kind === "group")
        this.#look(kind, reference.name, path);
    }
  }

  #each(handles: string | readonly string[] | undefined, path: Path): void {
    for (const handle of toList(handles ?? [])) this.person(handle, path);
  }

  #look(kind: keyof RealmNames, name: string, path: Path): void {
    const known = this.#names[kind];
    if (known.has(name)) return;
    const near = nearestWord(name, known);
    this.problems.push({
      path,
      part: "value",
      message: MISSING[kind](name),
      remedy:
        near === undefined
          ? `there ${known.size === 1 ? "is" : "are"} ${shortList(known)}`
          : `write ${near}`,
    });
  }
}

const MISSING = {
  user: (name: string) => `nobody is called "${name}" in this realm`,
  stream: (name: string) => `there is no stream "${name}" in this realm`,
  group: (name: string) => `there is no user group "${name}" in this realm`,
} as const;

function shortList(names: ReadonlySet<string>): string {
  const list = [...names];
  return list.length > 12
    ? `${list.slice(0, 12).join(", ")}, …`
    : list.join(", ");
}
