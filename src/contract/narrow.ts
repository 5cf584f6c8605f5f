import { FloatLiteral, NOT_JSON, parseJson } from "./json-value.ts";
import { reject, type ExpectedType } from "./parameter-problem.ts";

/** One condition of a narrow. */
export interface NarrowTerm {
  readonly operator: string;
  readonly operand: string | number | number[];
  readonly negated: boolean;
}

/** Which operands an operator takes; the others take text. Source: messages 7.5. */
const OPERANDS: Readonly<
  Record<string, "string-or-integer" | "string-or-integer-list">
> = {
  stream: "string-or-integer",
  sender: "string-or-integer",
  "dm-including": "string-or-integer",
  "group-pm-with": "string-or-integer",
  id: "string-or-integer",
  dm: "string-or-integer-list",
  "pm-with": "string-or-integer-list",
};

/** What texts call a term, whatever its place. */
const TERM = "elem";
const OPERAND = `${TERM}["operand"]`;

/**
 * Reads a narrow: objects, or pairs of operator and operand from old clients.
 *
 * Source: messages 7.5, format and type errors.
 */
export function readNarrow(text: string, name: string): NarrowTerm[] {
  const terms = parseJson(text);
  if (terms === NOT_JSON || !Array.isArray(terms))
    return reject({ kind: "bad-value", at: name, value: text });
  return terms.map((term: unknown) => {
    if (Array.isArray(term)) {
      const [operator, operand] = term as unknown[];
      if (
        term.length === 2 &&
        typeof operator === "string" &&
        typeof operand === "string"
      )
        return { operator, operand, negated: false };
    } else if (
      typeof term === "object" &&
      term !== null &&
      !(term instanceof FloatLiteral)
    ) {
      return readTerm(term as Record<string, unknown>);
    }
    return reject({ kind: "bad-value", at: name, value: text });
  });
}

function readTerm(term: Record<string, unknown>): NarrowTerm {
  const operator = requireKey(term, "operator");
  if (typeof operator !== "string")
    return wrongType(`${TERM}["operator"]`, "string");
  const operand = readOperand(operator, requireKey(term, "operand"));
  const negated = term["negated"] ?? false;
  if (typeof negated !== "boolean" || term["negated"] === null)
    return wrongType(`${TERM}["negated"]`, "boolean");
  return { operator, operand, negated };
}

function requireKey(term: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(term, key)
    ? term[key]
    : reject({ kind: "missing-key", at: TERM, key });
}

function readOperand(
  operator: string,
  operand: unknown,
): NarrowTerm["operand"] {
  const kind = OPERANDS[operator];
  if (typeof operand === "string") {
    if (operator === "search" && operand.trim() === "")
      return reject({ kind: "blank", at: OPERAND });
    return operand;
  }
  if (kind === "string-or-integer") {
    if (typeof operand === "boolean") return Number(operand);
    return typeof operand === "number" ? operand : wrongType(OPERAND, kind);
  }
  if (kind === undefined) return wrongType(OPERAND, "string");
  if (!Array.isArray(operand)) return wrongType(OPERAND, kind);
  return operand.map((id: unknown, index) =>
    typeof id === "number"
      ? id
      : typeof id === "boolean"
        ? Number(id)
        : wrongType(`${OPERAND}[${index}]`, "integer"),
  );
}

function wrongType(at: string, expected: ExpectedType): never {
  return reject({ kind: "wrong-type", at, expected });
}
