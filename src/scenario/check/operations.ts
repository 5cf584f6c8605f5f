import { completeOperations } from "../../contract/all-parameters.ts";
import { documentedErrors } from "../../contract/documented-errors.ts";
import type { OperationId } from "../../contract/operation-types.ts";
import { operations } from "../../contract/operation.ts";
import { nearestWord } from "../../fixture/nearest.ts";
import type { Path } from "../../fixture/places.ts";
import type { Problem } from "../../fixture/problems.ts";

const MAX_LISTED = 8;

/** What is wrong with the name of an operation. */
export function checkOperation(id: string, path: Path): Problem[] {
  if (operations.has(id as OperationId)) return [];
  const near = nearestWord(id, operations.keys());
  return [
    {
      path,
      part: "value",
      message: `there is no operation "${id}"`,
      remedy:
        near === undefined
          ? "write the name of one, such as send-message"
          : `write ${near}`,
    },
  ];
}

/** Parameters that an operation does not have. */
export function checkParameters(
  id: string,
  params: Readonly<Record<string, unknown>>,
  path: Path,
): Problem[] {
  const operation = completeOperations().get(id as OperationId);
  if (!operation) return [];
  const known = operation.parameters.flatMap(({ name, alias }) =>
    alias === undefined ? [name] : [name, alias],
  );
  return Object.keys(params)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearestWord(name, known);
      return {
        path: [...path, name],
        part: "key" as const,
        message: `${id} has no parameter "${name}"`,
        remedy:
          near !== undefined
            ? `write ${near}`
            : known.length === 0
              ? "leave it out; this operation has none"
              : `it has ${known.join(", ")}`,
      };
    });
}

/** Parameters that an operation cannot do without. */
export function checkRequired(
  id: string,
  params: Readonly<Record<string, unknown>>,
  path: Path,
): Problem[] {
  const operation = completeOperations().get(id as OperationId);
  const missing = operation?.parameters.filter(
    (parameter) =>
      parameter.in === "path" && params[parameter.name] === undefined,
  );
  return (missing ?? []).map(({ name }) => ({
    path,
    part: "value",
    message: `${id} has ${name} in its path`,
    remedy: `add with: { ${name}: … }`,
  }));
}

/** What is wrong with an `error:` on one of these operations; `*` stands for all of them. */
export function checkError(
  on: readonly string[],
  { code, example }: { code: string; example?: string | undefined },
  path: Path,
): Problem[] {
  const all = on.includes("*");
  const ids = all ? [...operations.keys()] : on;
  const known = ids.filter((id) => operations.has(id as OperationId));
  const lacking = known.filter((id) => !has(id, code, example));
  if (lacking.length === 0 || (all && lacking.length < known.length)) return [];
  const id = lacking[0]!;
  const refusals = documentedErrors(id);
  const examples = refusals.filter((refusal) => refusal.code === code);
  if (examples.length > 0) {
    return [
      {
        path,
        part: "value",
        message: `${id} has no ${code} called "${example}"`,
        remedy: `write one of ${listed(
          examples.map(({ name }) => name),
          example,
        )}`,
      },
    ];
  }
  const codes = [...new Set(refusals.map((refusal) => refusal.code))].filter(
    (word) => word !== "",
  );
  return [
    {
      path,
      part: "value",
      message: `${id} never answers ${code}`,
      remedy: `write one of ${listed(codes, code)}`,
    },
  ];
}

function has(id: string, code: string, example: string | undefined): boolean {
  return documentedErrors(id).some(
    (refusal) =>
      refusal.code === code &&
      (example === undefined || refusal.name === example),
  );
}

/** The nearest first, and not too many. */
function listed(words: readonly string[], typed: string | undefined): string {
  const near = typed === undefined ? undefined : nearestWord(typed, words);
  const ordered =
    near === undefined ? words : [near, ...words.filter((w) => w !== near)];
  return ordered.length > MAX_LISTED
    ? `${ordered.slice(0, MAX_LISTED).join(", ")}, …`
    : ordered.join(", ");
}
