/** A line that opens or closes a fenced block. */
export interface FenceLine {
  /** The backticks or tildes. */
  readonly fence: string;
  readonly language: string | undefined;
  readonly header: string | undefined;
}

const FENCE = /^(?:~{3,}|`{3,})/;
const MARKER = /[~`]/;
const FENCE_LINE =
  /^(?:~{3,}|`{3,}) *(?:\{?\.?([a-zA-Z0-9_+,\-./#]+) *([^ ~`][^~`]*)?\}?)?$/;

/** Reads a line as a fence; undefined for any other line. Source: markdown 6. */
export function parseFenceLine(line: string): FenceLine | undefined {
  const fence = FENCE.exec(line)?.[0];
  // A second run can never match; tried first, because the pattern would look for it in quadratic time.
  if (!fence || MARKER.test(line.slice(fence.length))) return undefined;
  const match = FENCE_LINE.exec(line);
  if (!match) return undefined;
  return { fence, language: match[1], header: match[2] };
}
