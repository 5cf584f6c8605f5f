import { badRequest } from "../../protocol/api-error.ts";
import { badValue } from "../errors.ts";

/** One term of a narrow, its shape checked but not its meaning. */
export interface NarrowTerm {
  readonly operator: string;
  readonly operand: string | number | readonly (string | number)[];
  readonly negated: boolean;
}

type OperandKind = "text" | "text-or-id" | "text-or-list";

/** What operand each operator takes; others take text. Source: messages 7.5, the column of type errors. */
const OPERAND_KINDS: Readonly<Record<string, OperandKind>> = {
  stream: "text-or-id",
  sender: "text-or-id",
  "dm-including": "text-or-id",
  "group-pm-with": "text-or-id",
  id: "text-or-id",
  dm: "text-or-list",
  "pm-with": "text-or-list",
};

/**
 * Reads a narrow as sent: objects with operator and operand, or pairs of texts.
 *
 * Errors: `REQUEST_VARIABLE_INVALID` for anything else; BAD_REQUEST for a bad object.
 * Source: messages 7.5.
 */
export function readNarrow(value: unknown, text: string): NarrowTerm[] {
  if (!Array.isArray(value)) throw badValue("narrow", text);
  return value.map((element: unknown) => {
    if (Array.isArray(element)) return readPair(element, text);
    if (typeof element === "object" && element !== null)
      return readTerm(element as Record<string, unknown>);
    throw badValue("narrow", text);
  });
}

function readPair(pair: readonly unknown[], text: string): NarrowTerm {
  const [operator, operand] = pair;
  if (
    pair.length !== 2 ||
    typeof operator !== "string" ||
    typeof operand !== "string"
  )
    throw badValue("narrow", text);
  return { operator, operand, negated: false };
}

function readTerm({
  operator,
  operand,
  negated = false,
}: Record<string, unknown>): NarrowTerm {
  if (operator === undefined)
    throw badRequest("operator key is missing from elem");
  if (operand === undefined)
    throw badRequest("operand key is missing from elem");
  if (typeof operator !== "string")
    throw badRequest('elem["operator"] is not a string');
  if (typeof negated !== "boolean")
    throw badRequest('elem["negated"] is not a boolean');
  return { operator, operand: readOperand(operator, operand), negated };
}

function readOperand(
  operator: string,
  operand: unknown,
): NarrowTerm["operand"] {
  const kind = OPERAND_KINDS[operator] ?? "text";
  if (typeof operand === "string") {
    if (operator === "search" && operand.trim() === "")
      throw badRequest('elem["operand"] cannot be blank.');
    return operand;
  }
  if (kind === "text-or-id") {
    if (typeof operand === "number" && Number.isInteger(operand))
      return operand;
    throw badRequest('elem["operand"] is not a string or integer');
  }
  if (kind === "text-or-list") {
    if (!Array.isArray(operand))
      throw badRequest('elem["operand"] is not a string or an integer list');
    const wrong = operand.findIndex((id) => !Number.isInteger(id));
    if (wrong >= 0)
      throw badRequest(`elem["operand"][${wrong}] is not an integer`);
    return operand as number[];
  }
  throw badRequest('elem["operand"] is not a string');
}
