import type { components, operations } from "./generated/types.ts";

/** Id of an operation in `openapi.yaml`, kebab-case. */
export type OperationId = keyof operations;

/** The decoded parameters of an operation; optional ones without default may be absent. */
export type OperationParams<Id extends OperationId> = Simplify<
  PathOf<operations[Id]> & QueryOf<operations[Id]> & FormOf<operations[Id]>
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
