/** Where in a file a mistake is; line and column count from 1. */
export interface Place {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** One mistake: what is wrong, where, and what to write instead. */
export interface Mistake extends Place {
  readonly message: string;
  readonly remedy?: string;
}

/**
 * A mistake of the person using the emulator (a bad fixture, scenario, flag or port), never of a client.
 * Carries every mistake found, so that all can be mended at once.
 */
export class UsageError extends Error {
  override readonly name = "UsageError";
  /** Stable, e.g. `BAD_FIXTURE`. */
  readonly code: string;
  readonly mistakes: readonly Mistake[];

  constructor(code: string, mistakes: readonly Mistake[] | string) {
    const list =
      typeof mistakes === "string" ? [{ message: mistakes }] : mistakes;
    super(list.map(formatMistake).join("\n"));
    this.code = code;
    this.mistakes = list;
  }
}

/** One mistake as a line: `file:line:column: message; remedy`. */
export function formatMistake({
  file,
  line,
  column,
  message,
  remedy,
}: Mistake): string {
  const place = [file, line, column]
    .filter((part) => part !== undefined)
    .join(":");
  return `${place ? `${place}: ` : ""}${message}${remedy ? `; ${remedy}` : ""}`;
}
