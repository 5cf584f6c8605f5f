import { PATHS_TEXT } from "./generated/document.ts";
import type { OperationId } from "./operation-types.ts";

/** What a decoded value must look like: the part of JSON Schema that parameters use. */
export interface ParameterSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** In code points. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly items?: ParameterSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, ParameterSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | ParameterSchema;
  readonly oneOf?: readonly ParameterSchema[];
}

/** A parameter; those of the path are read by the matcher, all others may come in the body or the query string. */
export interface ParameterSpec {
  readonly name: string;
  readonly in?: "path";
  readonly required?: true;
  readonly alias?: string;
  /** Whether outer white space is removed. */
  readonly trim?: true;
  readonly converter?:
    | "json-or-text"
    | "string-or-integer"
    | "non-negative-integer"
    | "float"
    | "narrow";
  readonly default?: unknown;
  readonly schema: ParameterSchema;
}

/** One endpoint as `openapi.yaml` has it. */
export interface OperationSpec {
  readonly operationId: OperationId;
  /** Upper case. */
  readonly method: string;
  /** With `{placeholders}`, without `/api/v1`. */
  readonly path: string;
  /** Who may call, by the names of `x-gate`. */
  readonly gate?: string;
  /** `none` where no account is needed. */
  readonly credentials?: "none";
  /** `typed` for the newer decoding of parameters. Source: platform 3.8. */
  readonly decoder?: "typed";
  /** In the order of checking; undefined while they are not at hand, see `all-parameters.ts`. */
  readonly parameters?: readonly ParameterSpec[];
}

/** A path and its operations, in the order in which a wrong method is told of them. */
export interface PathSpec {
  readonly path: string;
  /** Placeholders that take not just any segment: whole numbers, or the rest of the path. */
  readonly placeholders?: Readonly<Record<string, "integer" | "rest">>;
  /** What a wrong method is told instead. */
  readonly methods?: readonly string[];
  readonly operations: readonly OperationSpec[];
}

/** All paths of the document. */
export const paths: readonly PathSpec[] = (
  JSON.parse(PATHS_TEXT) as PathSpec[]
).map((item) => ({
  ...item,
  operations: item.operations.map((operation) => ({
    ...operation,
    path: item.path,
  })),
}));

/** All operations of the document, by id, in its order. */
export const operations: ReadonlyMap<OperationId, OperationSpec> = new Map(
  paths.flatMap((item) =>
    item.operations.map((operation) => [operation.operationId, operation]),
  ),
);
