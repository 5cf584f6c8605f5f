import type { OperationId } from "../contract/operation-types.ts";
import type { ParameterSpec } from "../contract/operation.ts";
import type { ApiError } from "../protocol/api-error.ts";

/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** What older forms show that newer ones left out. */
export interface Memory {
  streamEmailAddress(streamId: number): string | undefined;
  fullName(userId: number): string | undefined;
  /** The address by which the interface names the account. */
  apiEmail(userId: number): string | undefined;
}

type ByOperation<T> = Readonly<Partial<Record<OperationId, T>>>;

/**
 * What changed at one feature level, told backwards: how servers just below the level speak.
 *
 * Every function gets the form at the level and answers the form just below it; `readParams` goes the other way. None
 * changes what it is given.
 */
export interface LevelChange {
  readonly level: number;
  /** Operations that came with the level. */
  readonly added?: readonly OperationId[];
  /** Operations that did all their work at once. */
  readonly atomic?: readonly OperationId[];
  /** Parameters as they were below; one that is left out counts as unknown there. */
  readonly parameters?: ByOperation<
    (parameters: readonly ParameterSpec[]) => readonly ParameterSpec[]
  >;
  /** Checked parameters of below, in the form of the level. Errors: ApiError for what was refused below only. */
  readonly readParams?: ByOperation<(params: Fields) => Fields>;
  readonly writeAnswer?: ByOperation<(body: Fields, memory: Memory) => Fields>;
  /** For every answer and event. */
  readonly writeAny?: (body: Fields) => Fields;
  readonly writeRefusal?: (error: ApiError) => ApiError;
  /** Undefined for an event that was not sent. */
  readonly writeEvent?: (event: Fields, memory: Memory) => Fields | undefined;
  /** A message in an answer or an event. */
  readonly writeMessage?: (message: Fields) => Fields;
  /** Flags of a message in an answer or an event. */
  readonly writeFlags?: (flags: readonly string[]) => readonly string[];
  /** A stream or subscription. */
  readonly writeStream?: (stream: Fields) => Fields;
  /** A subscription, after it was written as a stream. */
  readonly writeSubscription?: (stream: Fields, memory: Memory) => Fields;
  readonly writeUserGroup?: (group: Fields) => Fields;
  readonly writePlayground?: (playground: Fields) => Fields;
}
