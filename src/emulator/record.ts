import { stringify } from "yaml";
import { completeOperations } from "../contract/all-parameters.ts";
import { operations } from "../contract/operation.ts";
import type { OperationId } from "../contract/operation-types.ts";
import { toIso } from "../realm/clock.ts";
import { users } from "../realm/users.ts";
import { UsageError } from "../usage-error.ts";
import type { EmulatedRealm } from "./emulated-realm.ts";
import type { JournalEntry, Sent } from "./journal.ts";

interface Recorded {
  readonly entry: JournalEntry;
  readonly sent: Sent;
}

/**
 * The journal of a realm as a scenario: it starts where the realm started, makes the same calls at the same instants,
 * and expects the same answers to the byte.
 *
 * What cannot be made again is left out and named in a comment: calls that no operation answered or whose credentials
 * failed; they change nothing.
 *
 * Errors: UsageError `INCOMPLETE_JOURNAL` when calls have fallen out of the journal.
 */
export function recordSession(realm: EmulatedRealm): string {
  const { journal, start } = realm;
  const { entries } = journal;
  if (entries.length < journal.count) {
    throw new UsageError("INCOMPLETE_JOURNAL", [
      {
        message: `${journal.count - entries.length} of ${journal.count} calls have fallen out of the journal`,
        remedy: "record shorter sessions, or reset the realm before one",
      },
    ]);
  }
  const recorded = entries
    .flatMap((entry) => {
      const sent = journal.sentBy(entry);
      return sent && !sent.ownAct ? [{ entry, sent }] : [];
    })
    .toSorted((a, b) => a.entry.arrival - b.entry.arrival);
  const repeatable = recorded.filter(isRepeatable);
  const left = recorded.filter((call) => !isRepeatable(call));
  const scenario = {
    name: "recorded-session",
    summary: `${repeatable.length} calls as they were made and answered.`,
    fixture: start.fixture,
    realm: realm.name,
    url: emulatorUrl(realm),
    clock: toIso(start.at),
    seed: start.seed,
    ...(realm.older && { feature_level: realm.older.level }),
    ...ofActive(realm),
    steps: new StepWriter(realm, repeatable).write(),
  };
  const comments = left.map(({ entry }) =>
    `# Left out: ${entry.method} ${entry.path}, answered with ${entry.status} ${entry.code ?? ""}`.trimEnd(),
  );
  return `${[...comments, ""].join("\n")}${stringify(scenario, { lineWidth: 0 })}`.trimStart();
}

function isRepeatable({ entry }: Recorded): boolean {
  if (entry.operation === undefined) return false;
  const open =
    operations.get(entry.operation as OperationId)?.credentials === "none";
  return entry.caller !== undefined || open;
}

/** The address without the realm's own part. */
function emulatorUrl({ url, name }: EmulatedRealm): string {
  const own = `/realms/${name}`;
  return url.endsWith(own) ? url.slice(0, -own.length) : url;
}

/** What was in force goes along, so that it happens again. */
function ofActive({ rules, start }: EmulatedRealm) {
  const scenarios = (rules?.scenarios ?? []).map((active) => active.scenario);
  const [first] = scenarios;
  return {
    ...(start.additions.length > 0 && {
      with: Object.assign({}, ...start.additions) as object,
    }),
    ...(scenarios.some((scenario) => scenario.rules) && {
      rules: scenarios.flatMap((scenario) =>
        (scenario.rules ?? []).map((rule, index) => ({
          name: `${scenario.name}#${index + 1}`,
          ...rule,
        })),
      ),
    }),
    ...(first?.states && { states: first.states }),
    ...(scenarios.some((scenario) => scenario.timeline) && {
      timeline: scenarios.flatMap((scenario) => scenario.timeline ?? []),
    }),
  };
}

/** Calls in the order in which they came; a call that was still open when another came is held and awaited. */
class StepWriter {
  readonly #realm: EmulatedRealm;
  readonly #calls: readonly Recorded[];
  readonly #steps: Record<string, unknown>[] = [];
  readonly #open: JournalEntry[] = [];
  #now: number;

  constructor(realm: EmulatedRealm, calls: readonly Recorded[]) {
    this.#realm = realm;
    this.#calls = calls;
    this.#now = realm.start.at;
  }

  write(): readonly Record<string, unknown>[] {
    for (const [index, { entry, sent }] of this.#calls.entries()) {
      this.#closeUpTo(sent.answeredBefore);
      this.#moveTo(entry.at);
      const call = this.#callOf(entry, sent);
      if (this.#isHeld(entry, index)) {
        this.#steps.push({ ...call, hold: nameOf(entry) });
        this.#open.push(entry);
      } else this.#steps.push({ ...call, ...answerOf(entry) });
    }
    this.#closeUpTo(Infinity);
    return this.#steps;
  }

  #closeUpTo(number: number): void {
    this.#open.sort((a, b) => a.number - b.number);
    while (this.#open[0] && this.#open[0].number <= number) {
      const entry = this.#open.shift()!;
      this.#moveTo(entry.at + entry.duration_milliseconds);
      this.#steps.push({ await: nameOf(entry), ...answerOf(entry) });
    }
  }

  #moveTo(instant: number): void {
    if (instant === this.#now) return;
    this.#steps.push({ at: toIso(instant) });
    this.#now = instant;
  }

  /** Whether the clock moved or another call came while this one waited. */
  #isHeld({ number, duration_milliseconds }: JournalEntry, index: number) {
    return (
      duration_milliseconds > 0 ||
      this.#calls
        .slice(index + 1)
        .some((later) => later.sent.answeredBefore < number)
    );
  }

  #callOf(entry: JournalEntry, { fields, files, userAgent }: Sent) {
    const operation = completeOperations().get(entry.operation as OperationId)!;
    const names = new Set(
      operation.parameters.flatMap(({ name, alias }) =>
        alias === undefined ? [name] : [name, alias],
      ),
    );
    const values = new Map(pathParameters(operation.path, entry.path));
    // The form comes after the query string, and the last value counts.
    for (const [name, value] of fields)
      if (!operation.path.includes(`{${name}}`)) values.set(name, value);
    const known = [...values].filter(([name]) => names.has(name));
    const others = [...values].filter(([name]) => !names.has(name));
    const [file] = files;
    return {
      ...(entry.caller !== undefined && { as: entry.caller }),
      call: entry.operation,
      ...(known.length > 0 && {
        with: Object.fromEntries(
          known.map(([name, value]) => [
            name,
            this.#toText(entry, name, value),
          ]),
        ),
      }),
      ...(others.length > 0 && {
        unsupported: Object.fromEntries(
          others.map(([name, value]) => [name, literal(value)]),
        ),
      }),
      ...(userAgent !== undefined && { client: userAgent }),
      ...(file && {
        file: {
          name: file.filename,
          type: file.contentType,
          base64: toBase64(file.bytes),
        },
      }),
    };
  }

  /** A person's own password is named, not told. */
  #toText(entry: JournalEntry, name: string, value: string): string {
    if (name !== "password") return literal(value);
    const table = this.#realm.state.open(users);
    const owner = table
      .all()
      .find(
        ({ password, delivery_email }) =>
          password === value &&
          (entry.caller !== undefined ||
            entry.params.username === delivery_email),
      );
    return owner ? `$user:${owner.handle}.password` : "***";
  }
}

function answerOf({ status, network, answer }: JournalEntry) {
  return network === undefined ? { status, answer } : { network };
}

function nameOf({ arrival }: JournalEntry): string {
  return `call-${arrival}`;
}

function pathParameters(pattern: string, path: string): [string, string][] {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const expression = pattern.replace(/\{\w+\}/g, "(.+)");
  const found = new RegExp(`${expression}$`, "u").exec(path);
  return names.map((name, index) => [
    name,
    decodeURIComponent(found?.[index + 1] ?? ""),
  ]);
}

/** A text that is not to be read as a reference. */
function literal(text: string): string {
  return text.includes("$") ? `$$${text}` : text;
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
