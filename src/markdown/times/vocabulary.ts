/** Words of dates and times, in lower case. Source: markdown 12. */
const MONTHS = [
  ["jan", "january"],
  ["feb", "february"],
  ["mar", "march"],
  ["apr", "april"],
  ["may"],
  ["jun", "june"],
  ["jul", "july"],
  ["aug", "august"],
  ["sep", "sept", "september"],
  ["oct", "october"],
  ["nov", "november"],
  ["dec", "december"],
];
const WEEKDAYS = [
  ["mon", "monday"],
  ["tue", "tuesday"],
  ["wed", "wednesday"],
  ["thu", "thursday"],
  ["fri", "friday"],
  ["sat", "saturday"],
  ["sun", "sunday"],
];
const UNITS = [
  ["h", "hour", "hours"],
  ["m", "minute", "minutes"],
  ["s", "second", "seconds"],
];
const HALVES = [
  ["am", "a"],
  ["pm", "p"],
];
const FILLERS = new Set([
  ..." .,;-/'",
  ..."at on and ad m t of st nd rd th".split(" "),
]);
const UTC_NAMES = new Set(["utc", "gmt", "z"]);

/** Offsets from UTC in minutes, by the letters of the zone. Source: markdown 12. */
const ZONES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    "0": "UTC GMT WET",
    "60": "BST CET MET WAT WEST",
    "120": "CAT CEST EET MEST SAST",
    "180": "EAT EEST IDT MSK",
    "300": "PKT",
    "330": "IST",
    "420": "WIB",
    "480": "AWST HKT WITA",
    "540": "JST KST WIT",
    "570": "ACST",
    "600": "AEST ChST",
    "630": "ACDT",
    "660": "AEDT",
    "720": "NZST",
    "780": "NZDT",
    "-150": "NDT",
    "-180": "ADT",
    "-210": "NST",
    "-240": "AST EDT",
    "-300": "CDT EST",
    "-360": "CST MDT",
    "-420": "MST PDT",
    "-480": "AKDT PST",
    "-540": "AKST HDT",
    "-600": "HST",
    "-660": "SST",
  }).flatMap(([minutes, names]) =>
    names.split(" ").map((name): [string, number] => [name, Number(minutes)]),
  ),
);

const ZONE_NAME = /^[A-Z]{1,5}$/;

/** 1 to 12. */
export function findMonth(word: string | undefined): number | undefined {
  const index = find(MONTHS, word);
  return index === undefined ? undefined : index + 1;
}

/** 0 is Monday. */
export function findWeekday(word: string | undefined): number | undefined {
  return find(WEEKDAYS, word);
}

/** 0 for hours, 1 for minutes, 2 for seconds. */
export function findUnit(word: string | undefined): number | undefined {
  return find(UNITS, word);
}

/** 0 for the first half of the day, 1 for the second. */
export function findHalf(word: string | undefined): number | undefined {
  return find(HALVES, word);
}

/** Whether the word says nothing about the time. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word.toLowerCase());
}

/** Whether the word may name a zone, known or not. */
export function isZoneName(word: string): boolean {
  return ZONE_NAME.test(word) || ZONES.has(word) || isUtcName(word);
}

/** Whether the word is another one for UTC. */
export function isUtcName(word: string): boolean {
  return UTC_NAMES.has(word.toLowerCase());
}

/** Minutes east of UTC; undefined for an unknown zone. */
export function findZoneOffset(name: string): number | undefined {
  return isUtcName(name) ? 0 : ZONES.get(name);
}

function find(
  table: readonly (readonly string[])[],
  word: string | undefined,
): number | undefined {
  if (word === undefined) return undefined;
  const index = table.findIndex((words) => words.includes(word.toLowerCase()));
  return index === -1 ? undefined : index;
}
