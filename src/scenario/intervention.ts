import type { ApiError } from "../protocol/api-error.ts";
import type { NetworkEffect } from "../protocol/call.ts";
import type { User } from "../realm/users.ts";
import type { EventAlteration } from "./event-effects.ts";

/** A call that got as far as its operation. */
export interface ConsideredCall {
  readonly operationId: string;
  readonly caller: User | undefined;
  readonly params: Readonly<Record<string, unknown>>;
  readonly client: string;
}

/** An answer that no operation made. */
export interface MadeUpReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the rules that fired do to a call, in the order of these fields. */
export interface Intervention {
  /** Names of the rules that fired. */
  readonly rules: readonly string[];
  readonly delayMilliseconds: number;
  /** Changes the realm; runs in the realm's line, before the operation. */
  readonly changes: readonly (() => Promise<void>)[];
  /** Whether the operation runs. */
  readonly runs: boolean;
  /** What becomes of the events that the operation sends. */
  readonly events: readonly EventAlteration[];
  /** How many messages the operation deals with at most. */
  readonly batch: number | undefined;
  /** A refusal in place of the answer. */
  readonly error: ApiError | undefined;
  /** An answer in place of the operation's. */
  readonly reply: MadeUpReply | undefined;
  readonly order: "event-first" | "response-first" | undefined;
  readonly network: NetworkEffect | undefined;
}
