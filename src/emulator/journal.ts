import { bodyText } from "../protocol/body-text.ts";
import type { UploadedFile } from "../protocol/call.ts";

/** One call and what became of it. */
export interface JournalEntry {
  /** Counts the answers of the realm from 1. */
  readonly number: number;
  /** Counts the calls of the realm from 1, in the order in which they came. */
  readonly arrival: number;
  /** The realm's time when the call came, milliseconds. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly operation: string | undefined;
  readonly caller: string | undefined;
  readonly client: string | undefined;
  /** Decoded parameters; secrets are masked. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly ignored: readonly string[];
  readonly status: number;
  readonly code: string | undefined;
  /** Body text of the answer. */
  readonly answer: string;
  /** What happened on the wire in place of an answer. */
  readonly network: string | undefined;
  readonly duration_milliseconds: number;
  /** The scenario's rules that fired. */
  readonly rule: string | undefined;
}

/** What a call sent, kept to make it again; nobody is shown it. */
export interface Sent {
  /** From query string and form, names and values as sent. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly UploadedFile[];
  readonly userAgent: string | undefined;
  /** The answers that had been given when the call came. */
  readonly answeredBefore: number;
  /** Whether the scenario itself made the call. */
  readonly ownAct: boolean;
}

/** A call that is answered, not yet counted. */
export type Finished = Omit<JournalEntry, "number" | "arrival" | "answer"> & {
  readonly answer: string | Uint8Array;
};

/** When a call came. */
export interface Arrival {
  readonly order: number;
  readonly answeredBefore: number;
  readonly at: number;
}

/** Chosen: enough for a long test, small enough for a long session. */
const MAX_ENTRIES = 1000;
const MAX_SIZE = 20_000_000;

const SECRETS = new Set([
  "password",
  "api_key",
  "old_password",
  "new_password",
  "token",
]);

/** The latest calls of a realm, in the order of their answers; older ones fall out. */
export class Journal {
  #entries: JournalEntry[] = [];
  /** What the entries' calls sent, each at the place of its entry. */
  #sent: (Sent | undefined)[] = [];
  #count = 0;
  #arrivals = 0;
  /** Characters or bytes of the entries' answers. */
  #sizes: number[] = [];
  #size = 0;
  #onAdd = new Set<(entry: JournalEntry) => void>();

  /** Notes that a call came. */
  arrive(at: number): Arrival {
    return { order: ++this.#arrivals, answeredBefore: this.#count, at };
  }

  add(
    entry: Finished,
    arrival: Arrival = this.arrive(entry.at),
    sent?: Omit<Sent, "answeredBefore">,
  ): JournalEntry {
    const { answer } = entry;
    // Field by field: spreading that many costs more than the rest of this.
    const numbered: JournalEntry = {
      number: ++this.#count,
      arrival: arrival.order,
      at: entry.at,
      method: entry.method,
      path: entry.path,
      operation: entry.operation,
      caller: entry.caller,
      client: entry.client,
      params: mask(entry.params),
      ignored: entry.ignored,
      status: entry.status,
      code: entry.code,
      // Decoded when it is read: most answers never are.
      get answer() {
        return bodyText(answer);
      },
      network: entry.network,
      duration_milliseconds: entry.duration_milliseconds,
      rule: entry.rule,
    };
    const { answeredBefore } = arrival;
    this.#entries.push(numbered);
    this.#sent.push(sent && { ...sent, answeredBefore });
    this.#sizes.push(answer.length);
    this.#size += answer.length;
    while (
      this.#entries.length > MAX_ENTRIES ||
      (this.#size > MAX_SIZE && this.#entries.length > 1)
    ) {
      this.#entries.shift();
      this.#sent.shift();
      this.#size -= this.#sizes.shift()!;
    }
    for (const told of this.#onAdd) told(numbered);
    return numbered;
  }

  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  /** How many calls there were in all. */
  get count(): number {
    return this.#count;
  }

  /** What a call sent. */
  sentBy(entry: JournalEntry): Sent | undefined {
    const first = this.#entries[0]?.number ?? 0;
    return this.#sent[entry.number - first];
  }

  /** Tells of every later call; answers how to stop that. */
  follow(told: (entry: JournalEntry) => void): () => void {
    this.#onAdd.add(told);
    return () => this.#onAdd.delete(told);
  }

  clear(): void {
    this.#entries = [];
    this.#sent = [];
    this.#count = 0;
    this.#arrivals = 0;
    this.#sizes = [];
    this.#size = 0;
  }
}

function mask(
  params: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  let masked: Record<string, unknown> | undefined;
  for (const name in params)
    if (SECRETS.has(name)) (masked ??= { ...params })[name] = "***";
  return masked ?? params;
}
