import { CODE_LANGUAGES } from "./generated/code-languages.ts";

let names: Map<string, string> | undefined;

/** The display name of a code language; undefined for an unknown alias. Source: markdown 6.1. */
export function codeLanguageName(alias: string): string | undefined {
  names ??= readTable(CODE_LANGUAGES);
  return names.get(alias);
}

/**
 * Lines of `name=alias alias …`. An alias that is left out is the name in lower case, `-` the same with hyphens for
 * spaces; a name alone has just the first of these.
 */
function readTable(table: string): Map<string, string> {
  const read = new Map<string, string>();
  for (const line of table.split("\n")) {
    const [name = "", aliases = ""] = line.split("=");
    const lowered = name.toLowerCase();
    for (const alias of aliases.split(" ")) {
      const full = alias === "-" ? lowered.replaceAll(" ", "-") : alias;
      read.set(full || lowered, name);
    }
  }
  return read;
}
