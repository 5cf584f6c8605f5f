import { nearestWord } from "../fixture/nearest.ts";
import { UsageError } from "../usage-error.ts";
import { toSwitch } from "./readings.ts";
import { VARIABLE_PREFIX, type Setting } from "./setting.ts";

/** What `exec` tells its command; seen here when one command runs in another. */
const GIVEN_BY_EXEC = ["URL", "EMAIL", "API_KEY", "ZULIPRC"];

/**
 * The options that variables give, by attribute. An empty variable counts as none; a list is separated by commas.
 *
 * Errors: UsageError for a value that is not valid, a misspelt name, or two that contradict each other.
 */
export function readVariables(
  settings: readonly Setting[],
  env: NodeJS.ProcessEnv,
): Map<string, unknown> {
  requireKnown(settings, env);
  const values = new Map<string, unknown>();
  const from = new Map<string, string>();
  for (const setting of settings) {
    const { variable } = setting;
    const text = env[variable]?.trim() ?? "";
    if (text === "") continue;
    const name = setting.attributeName();
    const value = readVariable(setting, text);
    if (values.has(name) && values.get(name) !== value)
      throw new UsageError("BAD_OPTION", [
        {
          message: `${variable} and ${from.get(name)} contradict each other`,
          remedy: "set one of the two",
        },
      ]);
    values.set(name, value);
    from.set(name, variable);
  }
  return values;
}

function readVariable(setting: Setting, text: string): unknown {
  const { variable } = setting;
  if (setting.isSwitch) {
    const isOn = toSwitch.read(text);
    if (isOn !== undefined) return isOn !== setting.negate;
    throw new UsageError("BAD_OPTION", [
      {
        message: `${variable}: '${text}' is not valid`,
        remedy: `write ${toSwitch.expected}`,
      },
    ]);
  }
  if (!setting.isList) return setting.readText(text, variable);
  return text.split(",").map((part) => setting.readText(part, variable));
}

/** Chosen: a variable that is nearly one of ours is misspelt; any other belongs to another program. */
function requireKnown(
  settings: readonly Setting[],
  env: NodeJS.ProcessEnv,
): void {
  const known = [
    ...settings.map(({ variable }) => variable.slice(VARIABLE_PREFIX.length)),
    ...GIVEN_BY_EXEC,
  ];
  for (const variable of Object.keys(env)) {
    if (!variable.startsWith(VARIABLE_PREFIX)) continue;
    const name = variable.slice(VARIABLE_PREFIX.length);
    const near = known.includes(name) ? undefined : nearestWord(name, known);
    if (near !== undefined)
      throw new UsageError("NO_SUCH_OPTION", [
        {
          message: `there is no variable ${variable}`,
          remedy: `did you mean ${VARIABLE_PREFIX}${near}?`,
        },
      ]);
  }
}
