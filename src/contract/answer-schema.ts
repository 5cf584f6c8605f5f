/** What answers may look like: the part of JSON Schema that the document uses for them; `$ref` is a bare name. */
export interface AnswerSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: AnswerSchema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | AnswerSchema;
  readonly unevaluatedProperties?: boolean;
  readonly oneOf?: readonly AnswerSchema[];
  readonly allOf?: readonly AnswerSchema[];
}

/** Every keyword that a check obeys; another one in the document would be a promise that nobody keeps. */
export const KEYWORDS: ReadonlySet<string> = new Set<keyof AnswerSchema>([
  "$ref",
  "type",
  "const",
  "enum",
  "items",
  "maxItems",
  "properties",
  "required",
  "additionalProperties",
  "unevaluatedProperties",
  "oneOf",
  "allOf",
]);

/** Schemas by name, and of answers by operation and status. */
export interface AnswerSchemas {
  readonly schemas: Readonly<Record<string, AnswerSchema>>;
  readonly operations: Readonly<
    Record<string, Readonly<Record<string, AnswerSchema>>>
  >;
}
