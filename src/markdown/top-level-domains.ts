import { TOP_LEVEL_DOMAINS } from "./generated/top-level-domains.ts";

/** Domains that are more often the ending of a file name. Source: markdown 8.2. */
const FILE_ENDINGS = new Set(["java", "md", "mov", "py", "zip"]);

let domains: Set<string> | undefined;

/** Whether a host without scheme may end in it; lower case only, in Unicode form. Source: markdown 8.2. */
export function isTopLevelDomain(label: string): boolean {
  domains ??= readTable(TOP_LEVEL_DOMAINS);
  return domains.has(label) && !FILE_ENDINGS.has(label);
}

/** Each domain as the number of letters that it shares with the one before, and the others. */
function readTable(table: string): Set<string> {
  const read = new Set<string>();
  let last = "";
  for (const [, shared, rest] of table.matchAll(/(\d)(\D*)/g)) {
    last = last.slice(0, Number(shared)) + rest;
    read.add(last);
  }
  return read;
}
