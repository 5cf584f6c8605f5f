/** One call and what became of it. */
export interface JournalEntry {
  readonly number: number;
  /** The realm's time, milliseconds. */
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
  /** Body text of the answer, cut at `MAX_BODY_LENGTH`. */
  readonly answer: string;
  readonly duration_milliseconds: number;
  readonly rule: string | undefined;
}

/** Chosen: enough for a long test, small enough for a long session. */
export const MAX_ENTRIES = 1000;
export const MAX_BODY_LENGTH = 65_536;

const SECRETS = new Set([
  "password",
  "api_key",
  "old_password",
  "new_password",
  "token",
]);

/** The latest calls of a realm, oldest first; older ones fall out. */
export class Journal {
  #entries: JournalEntry[] = [];
  #count = 0;

  add(entry: Omit<JournalEntry, "number">): JournalEntry {
    const numbered = {
      ...entry,
      number: ++this.#count,
      params: mask(entry.params),
      answer: entry.answer.slice(0, MAX_BODY_LENGTH),
    };
    this.#entries.push(numbered);
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift();
    return numbered;
  }

  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  /** How many calls there were in all. */
  get count(): number {
    return this.#count;
  }

  clear(): void {
    this.#entries = [];
    this.#count = 0;
  }
}

function mask(
  params: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      SECRETS.has(name) ? "***" : value,
    ]),
  );
}
