import { TOP_LEVEL_DOMAINS } from "./generated/top-level-domains.ts";

/** Domains that are more often the ending of a file name. Source: markdown 8.2. */
const FILE_ENDINGS = new Set(["java", "md", "mov", "py", "zip"]);

let domains: Set<string> | undefined;

/** Whether a host without scheme may end in it; lower case only, in Unicode form. Source: markdown 8.2. */
export function isTopLevelDomain(label: string): boolean {
  domains ??= new Set(TOP_LEVEL_DOMAINS.split(" "));
  return domains.has(label) && !FILE_ENDINGS.has(label);
}
