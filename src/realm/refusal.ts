/**
 * A "no" of a rule that several operations share, as data: the realm knows no HTTP. A resource turns it into an error
 * of the interface.
 */
export interface Refusal {
  readonly refused: true;
  readonly code: string;
  readonly msg: string;
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly status?: number;
}

/** A "no" with the text that the interface gives it. */
export function refusal(
  msg: string,
  code = "BAD_REQUEST",
  extra?: Readonly<Record<string, unknown>>,
): Refusal {
  return { refused: true, code, msg, ...(extra && { extra }) };
}

/** Whether a rule said no. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "refused" in value;
}
