import type { Check, Checks, FlatSchema } from "./answer-checks.ts";
import type { AnswerSchema } from "./answer-schema.ts";
import { show, typeOf } from "./json-type.ts";

/** One shape of a union, with the values of the properties that tell it from the others. */
interface Branch {
  readonly check: Check;
  readonly types: readonly string[] | undefined;
  readonly tags: ReadonlyMap<string, ReadonlySet<unknown>>;
}

/**
 * Checks against the shape that a value claims to be: by its type, then by properties such as `type` and `op` that have
 * fixed values. So a mistake is reported where it is, not as "fits nothing".
 */
export function checkUnion(
  schemas: readonly AnswerSchema[],
  checks: Checks,
): Check {
  let union:
    { branches: readonly Branch[]; names: readonly string[] } | undefined;
  return (value, at, problems) => {
    union ??= readUnion(schemas, checks);
    const type = typeOf(value);
    let left = union.branches.filter(
      ({ types }) => !types || types.includes(type),
    );
    if (left.length === 0) {
      problems.push(`${at} is ${type}, not ${expectedTypes(union.branches)}`);
      return;
    }
    for (const name of union.names) {
      if (left.length === 1 || type !== "object") break;
      const tag = (value as Record<string, unknown>)[name];
      if (tag === undefined) continue;
      const fitting = left.filter(
        ({ tags }) => tags.get(name)?.has(tag) ?? true,
      );
      if (fitting.length === 0) {
        problems.push(
          `${at}/${name} is ${show(tag)}, not ${expectedTags(left, name)}`,
        );
        return;
      }
      left = fitting;
    }
    problems.push(...fewestProblems(left, value, at));
  };
}

/** The shapes, and the properties that tell them apart; what most shapes have comes first. */
function readUnion(schemas: readonly AnswerSchema[], checks: Checks) {
  const branches = schemas.flatMap((schema) => toBranches(schema, checks));
  const having = (name: string) =>
    branches.filter(({ tags }) => tags.has(name)).length;
  const names = [...new Set(branches.flatMap(({ tags }) => [...tags.keys()]))];
  return { branches, names: names.toSorted((a, b) => having(b) - having(a)) };
}

function fewestProblems(
  branches: readonly Branch[],
  value: unknown,
  at: string,
): readonly string[] {
  let fewest: string[] | undefined;
  for (const { check } of branches) {
    const found: string[] = [];
    check(value, at, found);
    if (found.length === 0) return found;
    if (!fewest || found.length < fewest.length) fewest = found;
  }
  return fewest ?? [];
}

/** A union within a union counts as its shapes. */
function toBranches(schema: AnswerSchema, checks: Checks): readonly Branch[] {
  const flat = checks.flatten(schema);
  if (flat.oneOf)
    return flat.oneOf.flatMap((inner) => toBranches(inner, checks));
  const types = flat.type === undefined ? undefined : [flat.type].flat();
  const tags = Object.entries(flat.properties ?? {})
    .map(
      ([name, property]) => [name, valuesOf(checks.flatten(property))] as const,
    )
    .filter(([, values]) => values !== undefined);
  return [
    {
      check: checks.of(schema),
      types,
      tags: new Map(tags as [string, ReadonlySet<unknown>][]),
    },
  ];
}

function valuesOf(schema: FlatSchema): ReadonlySet<unknown> | undefined {
  if ("const" in schema) return new Set([schema.const]);
  return schema.enum && new Set(schema.enum);
}

function expectedTypes(branches: readonly Branch[]): string {
  return [...new Set(branches.flatMap(({ types }) => types ?? []))].join(
    " or ",
  );
}

function expectedTags(branches: readonly Branch[], name: string): string {
  return [
    ...new Set(branches.flatMap(({ tags }) => [...(tags.get(name) ?? [])])),
  ]
    .map(show)
    .join(" or ");
}
