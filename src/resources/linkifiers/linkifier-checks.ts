import { readPattern } from "../../realm/linkifier-rules.ts";
import { linkifiers } from "../../realm/linkifiers.ts";
import type { Realm } from "../../realm/realm.ts";
import { templateVariables } from "../../realm/url-template.ts";
import {
  BLANK,
  FieldErrors,
  INVALID_TEMPLATE,
  WHOLE,
} from "../field-errors.ts";
import {
  badPattern,
  LINKIFIER_TAKEN,
  notInPattern,
  notInTemplate,
} from "./errors.ts";

interface Description {
  readonly pattern: string;
  readonly url_template: string;
}

/** Pattern and template must be readable and name the same groups. Source: organization 10. */
export function requireGoodLinkifier(
  realm: Realm,
  { pattern, url_template }: Description,
  ownId?: number,
): void {
  const errors = new FieldErrors();
  const reading = readPattern(pattern);
  const variables = templateVariables(url_template);
  if (pattern === "") errors.add("pattern", BLANK);
  else if ("problem" in reading)
    errors.add("pattern", badPattern(reading.problem));
  if (url_template === "") errors.add("url_template", BLANK);
  else if (!variables) errors.add("url_template", INVALID_TEMPLATE);
  if ("groups" in reading && variables) {
    const difference = whyDifferent(reading.groups, variables);
    if (difference !== undefined) errors.add(WHOLE, difference);
  }
  if (!errors.has("pattern") && isTaken(realm, pattern, ownId))
    errors.add(WHOLE, LINKIFIER_TAKEN);
  errors.throwIfAny();
}

/** The first group, by name, that only one side has. */
function whyDifferent(
  groups: readonly string[],
  variables: readonly string[],
): string | undefined {
  const [unknown] = without(variables, groups);
  if (unknown !== undefined) return notInPattern(unknown);
  const [unused] = without(groups, variables);
  return unused === undefined ? undefined : notInTemplate(unused);
}

function without(names: readonly string[], others: readonly string[]) {
  return names.filter((name) => !others.includes(name)).toSorted();
}

function isTaken(
  realm: Realm,
  pattern: string,
  ownId: number | undefined,
): boolean {
  return realm
    .open(linkifiers)
    .by("pattern", pattern)
    .some(({ id }) => id !== ownId);
}
