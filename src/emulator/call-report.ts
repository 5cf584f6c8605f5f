import type { OperationSpec } from "../contract/operation.ts";
import type { User } from "../realm/users.ts";
import type { EmulatedRealm } from "./emulated-realm.ts";
import type { Arrival } from "./journal.ts";

/** What the pipeline learned of a call, for the journal. */
export interface CallReport {
  realm?: EmulatedRealm;
  /** When the realm was found. */
  arrival?: Arrival;
  operation?: OperationSpec;
  caller?: User;
  client?: string;
  params?: Readonly<Record<string, unknown>>;
  ignored?: readonly string[];
  code?: string;
  /** Names of the scenario's rules that fired. */
  rules?: readonly string[];
  /** Headers beside those of the answer's kind. */
  headers?: Readonly<Record<string, string>>;
  /** What went wrong on our side. */
  failure?: unknown;
}
