import { CommanderError } from "commander";
import { formatMistake, UsageError } from "../usage-error.ts";

/** How the command ends. */
export const EXIT = {
  OK: 0,
  /** Something went wrong while running. */
  FAILED: 1,
  /** A flag, a variable or a file is wrong. */
  BAD_USAGE: 2,
  /** The command that `exec` was given cannot be run, or is not there, as shells say it. */
  NOT_RUNNABLE: 126,
  NO_SUCH_COMMAND: 127,
} as const;

/** Mistakes that come from the state of the machine, not from what was written. */
const OF_THE_MOMENT = new Set(["PORT_IN_USE", "EXPORT_FAILED"]);

/** Says what went wrong, once, on standard error; answers the exit code. */
export function reportFailure(error: unknown): number {
  if (error instanceof CommanderError) {
    // Commander has said it already.
    return error.exitCode === 0 ? EXIT.OK : EXIT.BAD_USAGE;
  }
  if (error instanceof UsageError) {
    for (const mistake of error.mistakes)
      console.error(`chat-emulator: ${formatMistake(mistake)}`);
    return OF_THE_MOMENT.has(error.code) ? EXIT.FAILED : EXIT.BAD_USAGE;
  }
  console.error("chat-emulator: this is a bug in chat-emulator");
  console.error(error);
  return EXIT.FAILED;
}
