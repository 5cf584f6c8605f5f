/** What the control endpoints answer, as far as the page shows it; `control.yaml` describes the rest. */
export interface ClockState {
  readonly now: string;
  readonly running: boolean;
}

export interface FiredTimer {
  readonly at: string;
  readonly name: string;
}

export interface RealmSummary {
  readonly name: string;
  readonly url: string;
  readonly fixture: string;
  readonly seed: string;
  readonly default: boolean;
  readonly clock: ClockState;
  readonly feature_level?: number;
  /** How many requests there were since the journal began. */
  readonly requests: number;
}

export interface Account {
  readonly user_id: number;
  readonly handle: string;
  readonly delivery_email: string;
  readonly full_name: string;
  readonly role: number;
  readonly is_bot: boolean;
  readonly is_active: boolean;
  readonly api_key: string;
}

/** An entry of the journal. */
export interface JournalEntry {
  readonly number: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly operation?: string;
  readonly caller?: string;
  readonly client?: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly ignored: readonly string[];
  readonly status: number;
  readonly code?: string;
  readonly answer: string;
  readonly network?: string;
  readonly duration_milliseconds: number;
  readonly rule?: string;
}

/** A rule as it was written, with how often it looked at a call and fired. */
export interface Rule {
  readonly id?: number;
  readonly name?: string;
  readonly on: string | readonly string[];
  readonly then: unknown;
  readonly seen: number;
  readonly fired: number;
}

export interface ActiveScenario {
  readonly name: string | null;
  readonly summary?: string;
  readonly state?: string | null;
  readonly states?: readonly string[];
  readonly rules?: readonly Rule[];
  readonly steps?: readonly Step[];
}

export type Step = Readonly<Record<string, unknown>>;

export interface Named {
  readonly name: string;
  readonly summary: string;
}

export interface LibraryEntry extends Named {
  readonly group: string;
}

export interface Queue {
  readonly queue_id: string;
  readonly user_id: number;
  readonly user?: string;
  readonly client: string;
  readonly polled: boolean;
  readonly last_connection: string;
  readonly last_event_id: number;
  readonly event_types: readonly string[] | null;
  readonly events: readonly WaitingEvent[];
}

export type WaitingEvent = Readonly<Record<string, unknown>>;

/** What a queue was given, as the feed tells it. */
export interface DeliveredEvent {
  readonly user_id: number;
  readonly queue_id: string;
  readonly event: WaitingEvent;
}
