/** How an operation is run: what stands around it, and how much it may do. */
export interface Performing {
  /** Runs the operation's handler, inside the realm's line. */
  readonly run: <T>(handler: () => T | Promise<T>) => T | Promise<T>;
  readonly batch?: number | undefined;
}

/** As it is when no rule fires. */
export const UNALTERED: Performing = { run: (handler) => handler() };
