import { CODE_LANGUAGES } from "./generated/code-languages.ts";

let names: Map<string, string> | undefined;

/** The display name of a code language; undefined for an unknown alias. Source: markdown 6.1. */
export function codeLanguageName(alias: string): string | undefined {
  names ??= readTable(CODE_LANGUAGES);
  return names.get(alias);
}

/** Lines of `name`, or `name=alias alias …` where the aliases are not just the name in lower case. */
function readTable(table: string): Map<string, string> {
  const read = new Map<string, string>();
  for (const line of table.split("\n")) {
    const [name = "", aliases = name.toLowerCase()] = line.split("=");
    for (const alias of aliases.split(" ")) read.set(alias, name);
  }
  return read;
}
