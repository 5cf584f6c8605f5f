const UNIT_MILLISECONDS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
  y: 31_536_000_000,
};

const PART = /(\d+(?:\.\d+)?)(ms|[smhdwy])/g;
const DURATION = new RegExp(`^${PART.source}(?: ?${PART.source})*$`);

/** What a length of time may look like. */
export const DURATION_FORMS = "a length of time such as 30s, 5m or 1h 30m";

/** Milliseconds of `1h 30m` and the like; undefined when it is no such thing. */
export function parseDuration(text: string): number | undefined {
  if (!DURATION.test(text)) return undefined;
  let sum = 0;
  for (const [, count, unit] of text.matchAll(PART))
    sum += Number(count) * UNIT_MILLISECONDS[unit!]!;
  return sum;
}
