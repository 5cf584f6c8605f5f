import { DEFAULT_HOST, DEFAULT_PORT } from "../server/start-server.ts";
import {
  toClock,
  toFeatureLevel,
  toLatency,
  toPort,
  toText,
} from "./readings.ts";
import { Setting } from "./setting.ts";

/** What the command is told by flags, variables and the configuration file, the same for all commands that make a realm. */
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

/** What the commands that serve over HTTP can be told. */
export interface ServerFlags extends RealmFlags {
  /** `exec` takes a free one where none is asked for. */
  readonly port?: number;
  readonly host: string;
  /** Milliseconds that every answer takes longer. */
  readonly latency?: number;
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

/** Options of the realm to make. */
export function realmOptions(): Setting[] {
  return [
    new Setting(
      "--fixture <name|file>",
      "realm to start from: a built-in one or a YAML file",
      { reading: toText("a name of 'chat-emulator fixtures' or a file") },
    ).default(undefined, "lighthouse, or what the scenario says"),
    new Setting(
      "--scenario <name|file>",
      "scenario in force from the start, built in or a YAML file; may be given several times",
      {
        reading: toText("a name of 'chat-emulator scenarios' or a file"),
        list: true,
      },
    ),
    new Setting("--seed <text>", "decides ids, keys and everything generated", {
      reading: toText("a number or a word"),
    }).default(undefined, "1, or that of an imported snapshot"),
    new Setting(
      "--clock <instant>",
      "'now' for a clock that runs, or an instant at which it stands",
      { reading: toClock },
    ).default(undefined, "now, or what the scenario says"),
    new Setting(
      "--feature-level <number>",
      "speak as an older server, from 0 to 237",
      { reading: toFeatureLevel },
    ).default(undefined, "237, or what the scenario says"),
    new Setting("--import <file>", "start from a snapshot that was exported", {
      reading: toText("a file that --export-on-exit wrote"),
    }),
    new Setting("--json", "print one JSON object"),
  ];
}

/** Options of the server in front of it. */
export function serverOptions(env: NodeJS.ProcessEnv): Setting[] {
  const isContinuousIntegration = !["", "0", "false"].includes(env.CI ?? "");
  return [
    new Setting(
      "-p, --port <number>",
      "port to listen on; 0 takes a free one",
      {
        reading: toPort,
      },
    ).default(undefined, `${DEFAULT_PORT}; for exec a free one`),
    new Setting("--host <address>", "address to listen on", {
      reading: toText(`an address of this machine, such as ${DEFAULT_HOST}`),
    }).default(DEFAULT_HOST),
    ...realmOptions(),
    new Setting(
      "--latency <duration>",
      "how much longer every answer takes, such as 200ms",
      { reading: toLatency },
    ),
    new Setting("--strict", "check every answer against openapi.yaml").default(
      isContinuousIntegration,
      "on where CI is set",
    ),
    new Setting("--loose", "do not", { opposite: "strict" }),
    new Setting("--quiet", "print the ready line only"),
    new Setting(
      "--admin-token <text>",
      "ask this of every control request, as a bearer token",
      { reading: toText("a token") },
    ),
    new Setting(
      "--admin-host <name>",
      "another host name under which the control endpoints answer; may be given several times",
      { reading: toText("a host name"), list: true },
    ),
    new Setting("--no-admin", "no control endpoints"),
    new Setting(
      "--watch",
      "read scenario files again when they change",
    ).default(true, "on"),
    new Setting("--no-watch", "do not"),
    new Setting(
      "--export-on-exit <file>",
      "write the realm's state to a file when the command ends",
      { reading: toText("a file to write") },
    ),
  ];
}
