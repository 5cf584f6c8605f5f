import { Command } from "commander";
import { PACKAGE_VERSION } from "../version.ts";
import { checkScenarios } from "./check-scenarios.ts";
import { execCommand } from "./exec-command.ts";
import { init } from "./init.ts";
import { listErrors } from "./list-errors.ts";
import { listFixtures } from "./list-fixtures.ts";
import { listScenarios } from "./list-scenarios.ts";
import { listUsers } from "./list-users.ts";
import { formatParsingError, requireNoCommand } from "./parsing-error.ts";
import {
  realmOptions,
  serverOptions,
  type RealmFlags,
  type ServerFlags,
} from "./options.ts";
import { Setting } from "./setting.ts";
import { completeOptions } from "./settings.ts";
import { start } from "./start.ts";

/**
 * Runs the command line; answers the exit code.
 *
 * Errors: CommanderError for what cannot be parsed, after saying so.
 */
export async function runProgram(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  let exitCode = 0;
  const program = new Command("chat-emulator")
    .description(
      "A team-chat server for testing chat clients: the whole interface with state, on this machine.",
    )
    .version(PACKAGE_VERSION)
    .enablePositionalOptions()
    .showSuggestionAfterError()
    .configureOutput({
      outputError: (text, write) => write(formatParsingError(text)),
    })
    .configureHelp({
      optionDescription: (option) =>
        option instanceof Setting ? describe(option) : option.description,
    })
    .hook("preAction", (_program, command) =>
      completeOptions(command, { env, folder: process.cwd() }),
    )
    .exitOverride();

  withOptions(program.command("start", { isDefault: true }), serverOptions(env))
    .description("start the emulator and keep it running")
    .allowExcessArguments()
    .action(async (flags: ServerFlags, command: Command) => {
      requireNoCommand(command.args, program);
      exitCode = await start(flags);
    });

  withOptions(program.command("exec"), serverOptions(env))
    .description(
      "start the emulator on a free port, run a command against it, stop",
    )
    .usage("[options] -- COMMAND [ARGUMENTS...]")
    .argument("<command...>", "the command and its arguments")
    .passThroughOptions()
    .action(async (command: string[], flags: ServerFlags) => {
      exitCode = await execCommand(command, flags, env);
    });

  withOptions(program.command("users"), realmOptions())
    .description("list the people of a realm with their keys")
    .action(async (flags: RealmFlags) => {
      exitCode = await listUsers(flags);
    });

  program
    .command("fixtures")
    .description("list the built-in realms")
    .option("--json", "print one JSON object")
    .action(async (flags: { json?: boolean }) => {
      exitCode = await listFixtures(flags);
    });

  program
    .command("scenarios")
    .description("list the built-in scenarios, or print one")
    .argument("[name]", "the scenario to print")
    .option("--json", "print one JSON object")
    .action(async (name: string | undefined, flags: { json?: boolean }) => {
      exitCode = await listScenarios(name, flags);
    });

  program
    .command("check")
    .description(
      "go through the steps of scenarios and say what is not as expected",
    )
    .argument(
      "[scenarios...]",
      "files or built-in ones; all of these by default",
    )
    .option("--json", "print one JSON object")
    .action(async (given: string[], flags: { json?: boolean }) => {
      exitCode = await checkScenarios(given, flags);
    });

  program
    .command("errors")
    .description("list the error codes and how to get each")
    .argument("[code]", "the code whose cases to list")
    .option("--json", "print one JSON object")
    .action(async (code: string | undefined, flags: { json?: boolean }) => {
      exitCode = await listErrors(code, flags);
    });

  program
    .command("init")
    .description("write a first scenario to begin from")
    .argument("[folder]", "where to", "scenarios")
    .action(async (folder: string) => {
      exitCode = await init(folder);
    });

  await program.parseAsync(argv as string[]);
  return exitCode;
}

function withOptions(
  command: Command,
  options: ReturnType<typeof serverOptions>,
): Command {
  for (const option of options) command.addOption(option);
  return command.exitOverride();
}

/** What the help says of an option: what it does, its default, and the variable that gives it too. */
function describe({
  description,
  defaultValue,
  defaultValueDescription,
  variable,
}: Setting): string {
  const value = defaultValueDescription ?? defaultValue;
  const otherwise = typeof value === "string" ? `default: ${value}, ` : "";
  return `${description} (${otherwise}${variable})`;
}
