import type { NamedDay } from "./date-parts.ts";

/** All that a text says about a moment. */
export interface NamedTime extends NamedDay {
  /** 0 is Monday. */
  weekday?: number;
  hour?: number;
  minute?: number;
  second?: number;
  microsecond?: number;
  half?: number;
  zone?: string;
  /** Minutes east of UTC. */
  offset?: number;
  hasCentury?: boolean;
}
