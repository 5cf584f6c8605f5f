const UNIT_MILLISECONDS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

const DURATION = /^(?:\d+(?:\.\d+)?(?:ms|[smhd]) ?)+$/;

/** Milliseconds of `90s`, `1h 30m`, `250ms`; undefined when it is no such thing. */
export function parseDuration(text: string): number | undefined {
  if (!DURATION.test(text)) return undefined;
  let sum = 0;
  for (const [, count, unit] of text.matchAll(/([\d.]+)(ms|[smhd])/g))
    sum += Number(count) * UNIT_MILLISECONDS[unit!]!;
  return sum;
}
