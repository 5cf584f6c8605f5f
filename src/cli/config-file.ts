import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseLocated, type Path } from "../fixture/places.ts";
import { nearestWord } from "../fixture/nearest.ts";
import { UsageError, type Mistake, type Place } from "../usage-error.ts";
import { readTextFile } from "./files.ts";
import type { Setting } from "./setting.ts";

/** A configuration and the way back to its lines. */
interface Config {
  readonly value: unknown;
  readonly placeOf: (path: Path, part?: "key" | "value") => Place;
}

/**
 * The options that a configuration file gives, by attribute; its keys are the flags without dashes.
 *
 * Errors: UsageError `BAD_CONFIG` with everything that is wrong.
 */
export async function readConfigFile(
  settings: readonly Setting[],
  folder: string,
  file: string,
): Promise<Map<string, unknown>> {
  const values = new Map<string, unknown>();
  const { value, placeOf } = await readConfig(folder, file);
  if (value === null || value === undefined) return values;
  if (typeof value !== "object" || Array.isArray(value))
    throw new UsageError("BAD_CONFIG", [
      {
        ...placeOf([]),
        message: "this is not a configuration file",
        remedy: "write options, such as port: 2428",
      },
    ]);
  const mistakes: Mistake[] = [];
  for (const [key, given] of Object.entries(value)) {
    const setting =
      settings.find((one) => one.key === key && !one.negate) ??
      settings.find((one) => one.key === key);
    if (!setting) {
      mistakes.push({ ...placeOf([key], "key"), ...unknownKey(key, settings) });
      continue;
    }
    try {
      values.set(
        setting.attributeName(),
        readValue(setting, given, placeOf([key])),
      );
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      mistakes.push(...error.mistakes);
    }
  }
  if (mistakes.length > 0) throw new UsageError("BAD_CONFIG", mistakes);
  return values;
}

async function readConfig(folder: string, file: string): Promise<Config> {
  const path = join(folder, file);
  if (file.endsWith("js")) return await importConfig(path, file);
  const text = await readTextFile(path, "make it readable, or remove it");
  // JSON is YAML.
  const config = parseLocated(text, file);
  if (config.mistakes.length > 0)
    throw new UsageError("BAD_CONFIG", config.mistakes);
  return config;
}

async function importConfig(path: string, file: string): Promise<Config> {
  const placeOf = () => ({ file });
  try {
    const module = (await import(pathToFileURL(path).href)) as {
      default?: unknown;
    };
    if (module.default !== undefined) return { value: module.default, placeOf };
  } catch (error) {
    throw new UsageError("BAD_CONFIG", [
      { file, message: `this cannot be loaded: ${String(error)}` },
    ]);
  }
  throw new UsageError("BAD_CONFIG", [
    {
      file,
      message: "this exports no configuration",
      remedy: "write export default { … }",
    },
  ]);
}

/** What a key holds: true or false for a switch, a text or number, or a list of them where there may be several. */
function readValue(setting: Setting, given: unknown, place: Place): unknown {
  const { key } = setting;
  if (setting.isSwitch) {
    if (typeof given === "boolean") return given;
    throw misplaced(key, given, "true or false", place);
  }
  const readOne = (one: unknown) => {
    if (typeof one === "string" || typeof one === "number")
      return setting.readText(String(one), key, place);
    throw misplaced(key, one, "a text", place);
  };
  if (!setting.isList) return readOne(given);
  return (Array.isArray(given) ? given : [given]).map(readOne);
}

function misplaced(
  key: string,
  given: unknown,
  expected: string,
  place: Place,
): UsageError {
  return new UsageError("BAD_CONFIG", [
    {
      ...place,
      message: `${key}: ${JSON.stringify(given)} is not valid`,
      remedy: `write ${expected}`,
    },
  ]);
}

function unknownKey(
  key: string,
  settings: readonly Setting[],
): { message: string; remedy: string } {
  const message = `unknown key "${key}"`;
  const off = settings.find(
    (setting) => setting.negate && setting.long === `--${key}`,
  );
  if (off) return { message, remedy: `write ${off.key}: false` };
  const keys = [...new Set(settings.map((setting) => setting.key))];
  const near = nearestWord(key.replaceAll("_", "-"), keys);
  return {
    message,
    remedy:
      near === undefined
        ? `the keys here are ${keys.join(", ")}`
        : `write "${near}"`,
  };
}
