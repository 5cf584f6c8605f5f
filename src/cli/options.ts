import { InvalidArgumentError, Option } from "commander";
import { NEWEST_FEATURE_LEVEL } from "../emulator/older-level.ts";
import { parseIso } from "../realm/clock.ts";

/** What the command is told by flags and variables, the same for all commands that make a realm. */
export interface RealmFlags {
  /** Name of a built-in fixture, or path of a file. */
  readonly fixture?: string;
  /** Names of built-in scenarios, or paths of files. */
  readonly scenario?: readonly string[];
  readonly seed?: string;
  readonly clock?: string;
  readonly featureLevel?: number;
  /** Path of a snapshot to start from. */
  readonly import?: string;
  readonly json?: boolean;
}

export interface ServerFlags extends RealmFlags {
  readonly port?: number;
  readonly host: string;
  readonly strict: boolean;
  readonly quiet?: boolean;
  readonly admin: boolean;
  readonly adminToken?: string;
  readonly adminHost?: readonly string[];
  /** Whether scenario files are read again when they change. */
  readonly watch: boolean;
  /** Where the realm's state goes when the command ends. */
  readonly exportOnExit?: string;
}

const PREFIX = "CHAT_EMULATOR_";

/** Flags without a value; their variables count when set to anything but these. */
const SWITCHES = ["STRICT", "LOOSE", "QUIET", "JSON", "NO_ADMIN", "NO_WATCH"];
const OFF = new Set(["", "0", "false", "no", "off"]);

/** Options of the realm to make. */
export function realmOptions(): Option[] {
  return [
    option(
      "--fixture <name|file>",
      "realm to start from: a built-in one or a YAML file",
    ).default(undefined, "lighthouse, or what the scenario says"),
    option(
      "--scenario <name|file>",
      "scenario in force from the start, built in or a YAML file; may be given several times",
    ).argParser(collect),
    option(
      "--seed <text>",
      "decides ids, keys and everything generated",
    ).default("1"),
    option(
      "--clock <instant>",
      "'now' for a clock that runs, or an instant at which it stands",
    )
      .default(undefined, "now, or what the scenario says")
      .argParser(toClock),
    option(
      "--feature-level <number>",
      "speak as an older server, from 0 to 237",
    )
      .default(undefined, "237, or what the scenario says")
      .argParser(toFeatureLevel),
    option("--import <file>", "start from a snapshot that was exported"),
    option("--json", "print one JSON object"),
  ];
}

/** Options of the server in front of it. */
export function serverOptions(env: NodeJS.ProcessEnv): Option[] {
  const isContinuousIntegration = !OFF.has(env.CI ?? "");
  return [
    option(
      "-p, --port <number>",
      "port to listen on; 0 takes a free one",
    ).argParser(toPort),
    option("--host <address>", "address to listen on").default("127.0.0.1"),
    ...realmOptions(),
    option(
      "--strict",
      "check every answer against openapi.yaml (default where CI is set)",
    ).default(isContinuousIntegration),
    option("--loose", "do not").implies({ strict: false }),
    option("--quiet", "print the ready line only"),
    option(
      "--admin-token <text>",
      "ask this of every control request, as a bearer token",
    ),
    option(
      "--admin-host <names...>",
      "more host names under which the control endpoints answer",
    ),
    option("--no-admin", "no control endpoints"),
    option("--no-watch", "do not read scenario files again when they change"),
    option(
      "--export-on-exit <file>",
      "write the realm's state to a file when the command ends",
    ),
  ];
}

/** An option that a variable can give too: `--admin-token` is `CHAT_EMULATOR_ADMIN_TOKEN`. */
function option(flags: string, description: string): Option {
  const created = new Option(flags, description);
  const name = created.long!.slice(2).replaceAll("-", "_").toUpperCase();
  return created.env(`${PREFIX}${name}`);
}

/** Removes switches that are set to off, so that `CHAT_EMULATOR_QUIET=0` means what it says. */
export function dropSwitchesOff(env: NodeJS.ProcessEnv): void {
  for (const name of SWITCHES) {
    const value = env[`${PREFIX}${name}`];
    if (value !== undefined && OFF.has(value.toLowerCase()))
      delete env[`${PREFIX}${name}`];
  }
}

function collect(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

function toPort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError("It must be a number from 0 to 65535.");
  return Number(text);
}

function toFeatureLevel(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > NEWEST_FEATURE_LEVEL)
    throw new InvalidArgumentError(
      `It must be a number from 0 to ${NEWEST_FEATURE_LEVEL}.`,
    );
  return Number(text);
}

function toClock(text: string): string {
  if (text !== "now" && parseIso(text) === undefined)
    throw new InvalidArgumentError(
      "Write 'now' or an instant such as 2024-03-04T09:00:00Z.",
    );
  return text;
}
