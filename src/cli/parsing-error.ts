import type { Command } from "commander";
import { unknownName } from "../fixture/unknown-name.ts";
import { UsageError } from "../usage-error.ts";

/** What Commander says of a command line that it cannot read, in the one line that all mistakes have. */
export function formatParsingError(text: string): string {
  const [, message, near] =
    /^(?:error: )?(.*?)\.?\s*(?:\n\(Did you mean (.*)\?\))?\s*$/s.exec(text)!;
  const remedy =
    near === undefined
      ? "see 'chat-emulator help' and 'chat-emulator COMMAND --help'"
      : `did you mean ${near}?`;
  return `chat-emulator: ${message}; ${remedy}\n`;
}

/**
 * Refuses words that are left over when the default command starts.
 *
 * Errors: UsageError `NO_SUCH_COMMAND`.
 */
export function requireNoCommand(
  [word, ...rest]: readonly string[],
  program: Command,
): void {
  if (word === undefined) return;
  const names = program.commands.map((command) => command.name());
  if (names.includes(word))
    throw new UsageError("NO_SUCH_COMMAND", [
      {
        message: "options stand before the command",
        remedy: `write them after it: chat-emulator ${[word, "[options]", ...rest].join(" ")}`,
      },
    ]);
  throw unknownName("NO_SUCH_COMMAND", {
    kind: "command",
    name: word,
    known: names,
    otherwise: `there are ${names.join(", ")}`,
  });
}
