import type { Answer, UploadedFile } from "../protocol/call.ts";
import type { Realm } from "../realm/realm.ts";
import type { WorldChange } from "./format/effects.ts";

/** A call that a step makes; without `as` it carries no credentials. */
export interface StepCall {
  readonly as: string | undefined;
  readonly operationId: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
  readonly files: readonly UploadedFile[];
  readonly headers: Readonly<Record<string, string>>;
}

/** What steps act on: a realm in which the scenario is in force. */
export interface StepWorld {
  readonly realm: Realm;
  ask(call: StepCall): Promise<Answer>;
  change(change: WorldChange): Promise<void>;
  /** The state of the scenario. */
  state(): string | undefined;
  /** Resolves when a call is held back by a rule, with the instant until which. */
  nextDelay(): Promise<number>;
  /** Resolves when what goes on after an answer is done. */
  settled(): Promise<void>;
}
