/**
 * Why a parameter cannot be taken, as data; the texts are the protocol's. `at` is the parameter's name, or the place
 * inside its value: `members[0]`, `client_capabilities["slim"]`.
 *
 * Source: platform 3.2 to 3.8.
 */
export type ParameterProblem =
  | { readonly kind: "missing"; readonly at: string }
  | { readonly kind: "conflict"; readonly at: string; readonly alias: string }
  | { readonly kind: "not-json" | "not-json-typed"; readonly at: string }
  /** The value cannot be read by the parameter's own converter. */
  | { readonly kind: "bad-value"; readonly at: string; readonly value: unknown }
  | {
      readonly kind: "wrong-type";
      readonly at: string;
      readonly expected: ExpectedType;
    }
  /** Outside an enumeration. */
  | { readonly kind: "not-allowed"; readonly at: string }
  | { readonly kind: "too-small" | "too-large"; readonly at: string }
  | { readonly kind: "too-long"; readonly at: string; readonly limit: number }
  | { readonly kind: "blank" | "blank-typed"; readonly at: string }
  | {
      readonly kind: "wrong-item-count";
      readonly at: string;
      readonly count: number;
    }
  | { readonly kind: "missing-key"; readonly at: string; readonly key: string }
  | {
      readonly kind: "unexpected-keys";
      readonly at: string;
      readonly keys: readonly string[];
    }
  | {
      readonly kind: "unexpected-key-typed";
      readonly at: string;
      readonly key: string;
    };

/** What a value is not. */
export type ExpectedType =
  | "boolean"
  | "integer"
  | "float"
  | "string"
  | "list"
  | "object"
  | "string-or-integer"
  | "string-or-integer-list"
  | "allowed-type"
  | "color"
  | "date"
  | "url"
  | "time-zone";

/** Carries a problem out of a value's depth; never leaves the decoder. */
export class Rejected {
  readonly problem: ParameterProblem;

  constructor(problem: ParameterProblem) {
    this.problem = problem;
  }
}

/** Ends decoding with a problem. */
export function reject(problem: ParameterProblem): never {
  throw new Rejected(problem);
}
