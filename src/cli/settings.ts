import { readdir } from "node:fs/promises";
import type { Command } from "commander";
import { UsageError } from "../usage-error.ts";
import { serverOptions } from "./options.ts";
import { Setting } from "./setting.ts";
import { readVariables } from "./variables.ts";

/**
 * Gives a command the options that no flag gave: from the variables, else from the configuration file of the folder.
 * All of both are looked at, so that a mistake shows with whatever command comes first.
 *
 * Errors: UsageError for a variable or a file that is wrong.
 */
export async function completeOptions(
  command: Command,
  { env, folder }: { env: NodeJS.ProcessEnv; folder: string },
): Promise<void> {
  const known = serverOptions(env);
  const fromVariables = readVariables(known, env);
  const fromFile = await readConfig(known, folder);
  for (const option of command.options) {
    if (!(option instanceof Setting)) continue;
    const name = option.attributeName();
    if (command.getOptionValueSource(name) === "cli") continue;
    const source = fromVariables.has(name) ? fromVariables : fromFile;
    if (source.has(name))
      command.setOptionValueWithSource(name, source.get(name), "config");
  }
}

const CONFIG_NAME = /^chat-emulator\.config\.(?:ya?ml|json|m?js)$/;

/** What `chat-emulator.config.yaml`, `.json` or `.js` says, if there is one; only then its reader is loaded. */
async function readConfig(
  known: readonly Setting[],
  folder: string,
): Promise<ReadonlyMap<string, unknown>> {
  const names = await readdir(folder).catch(() => []);
  const [file, second] = names.filter((name) => CONFIG_NAME.test(name));
  if (file === undefined) return new Map();
  if (second !== undefined)
    throw new UsageError("BAD_CONFIG", [
      {
        message: `there are ${file} and ${second}`,
        remedy: "keep one of the two",
      },
    ]);
  const { readConfigFile } = await import("./config-file.ts");
  return await readConfigFile(known, folder, file);
}
