import type { components, defaults, operations } from "./generated/types.ts";
import type { NarrowTerm } from "./narrow.ts";

/** Id of an operation in `openapi.yaml`, kebab-case. */
export type OperationId = keyof operations;

/** The decoded parameters of an operation; optional ones without default may be absent. */
export type OperationParams<Id extends OperationId> = Simplify<
  PathOf<operations[Id]> & QueryOf<operations[Id]> & FormOf<operations[Id]>
>;

/** The parameters of an operation as a caller gives them: what has a default may be left out. */
export type OperationInput<Id extends OperationId> = Simplify<
  Sendable<Omit<OperationParams<Id>, DefaultOf<Id>>> &
    Partial<Sendable<Pick<OperationParams<Id>, DefaultOf<Id>>>>
>;

/** The fields of an operation's success, without the envelope's own. */
export type OperationAnswer<Id extends OperationId> = Simplify<
  WithoutEnvelope<
    operations[Id]["responses"][200]["content"]["application/json"]
  >
>;

/** A schema of the document by its name. */
export type Schema<Name extends keyof components["schemas"]> =
  components["schemas"][Name];

type DefaultOf<Id extends OperationId> = keyof OperationParams<Id> &
  (Id extends keyof defaults ? defaults[Id] : never);

/** A term of a narrow need not say that it is not negated. */
type Sendable<T> = {
  [K in keyof T]: NonNullable<T[K]> extends readonly NarrowTerm[]
    ? readonly SentTerm[] | Extract<T[K], undefined>
    : T[K];
};
type SentTerm =
  | (Omit<NarrowTerm, "negated"> & { readonly negated?: boolean })
  | readonly [operator: string, operand: string];

type Nothing = Record<never, never>;

type PathOf<O> = O extends { parameters: { path: infer P } }
  ? OrNothing<P>
  : Nothing;
type QueryOf<O> = O extends { parameters: { query?: infer Q } }
  ? OrNothing<Q>
  : Nothing;
type FormOf<O> = O extends {
  requestBody: { content: { "application/x-www-form-urlencoded": infer F } };
}
  ? F
  : Nothing;

type OrNothing<T> = [T] extends [undefined] ? Nothing : NonNullable<T>;

type WithoutEnvelope<T> = T extends unknown
  ? Omit<T, keyof components["schemas"]["Envelope"]>
  : never;

type Simplify<T> = { [K in keyof T]: T[K] } & {};
