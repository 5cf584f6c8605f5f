import type { Emulator } from "../emulator/emulator.ts";
import type { Answer } from "../protocol/call.ts";

/** What the package brings: the interface that it serves, and its own endpoints. */
export type DocumentName = "openapi.yaml" | "control.yaml";

/** What the door knows and the emulator does not. */
export interface Surroundings {
  /** Version of the package. */
  readonly version: string;
  /** Text of a document that the package brings. */
  readonly readDocument: (name: DocumentName) => string | Promise<string>;
  /** Ends the process cleanly, after this request is answered; absent where nothing can be ended. */
  readonly shutdown?: () => void;
}

/** What a control endpoint is given. */
export interface ControlContext {
  readonly emulator: Emulator;
  readonly surroundings: Surroundings;
  /** Parts of the path that stand in braces, decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The JSON object sent, or an empty one. */
  readonly readJson: () => Promise<Readonly<Record<string, unknown>>>;
  /** The body as sent. */
  readonly readText: () => Promise<string>;
  /** Aborted when the asker has gone away. */
  readonly signal: AbortSignal | undefined;
}

/** One control endpoint. */
export interface ControlRoute {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the prefix, with `{name}` for parts that vary. */
  readonly path: string;
  /** Names that its query string may have. */
  readonly query: readonly string[];
  readonly handle: (context: ControlContext) => Answer | Promise<Answer>;
}

/** Declares control endpoints: `METHOD /path?name&name`, with the names that the query string may have, and what they do. */
export function defineRoutes(
  routes: Readonly<Record<string, ControlRoute["handle"]>>,
): readonly ControlRoute[] {
  return Object.entries(routes).map(([key, handle]) => {
    const [method, target] = key.split(" ") as [ControlRoute["method"], string];
    const [path, names] = target.split("?") as [string, string?];
    return { method, path, query: names?.split("&") ?? [], handle };
  });
}
