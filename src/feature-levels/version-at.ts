/** The first feature level of each release, newest first. Source: feature levels 1. */
const RELEASES: readonly (readonly [level: number, version: string])[] = [
  [237, "8.0"],
  [185, "7.0"],
  [157, "6.2"],
  [156, "6.0"],
  [122, "5.0"],
  [65, "4.0"],
  [27, "3.1"],
  [25, "3.0"],
];

/** What a server of a level calls its version. Chosen: between releases, the next one's `-dev`. */
export function versionAt(level: number): string {
  if (level === 0) return "2.1.8";
  const next = RELEASES.findLast(([from]) => from >= level);
  const [from, version] = next ?? RELEASES[0]!;
  return from === level ? version : `${version}-dev`;
}
