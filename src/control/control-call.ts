import type { Call } from "../protocol/call.ts";

/** A request to the control endpoints; its body is read only when it is allowed to be made. */
export interface ControlCall extends Pick<
  Call,
  "method" | "path" | "query" | "header" | "signal"
> {
  /** The body as text; undefined when it is too large. */
  readBody(): Promise<string | undefined>;
}
