import { announcePlaygrounds } from "../../realm/playground-object.ts";
import { playgrounds } from "../../realm/playgrounds.ts";
import type { Realm } from "../../realm/realm.ts";
import { templateVariables } from "../../realm/url-template.ts";
import {
  BLANK,
  FieldErrors,
  INVALID_TEMPLATE,
  WHOLE,
} from "../field-errors.ts";
import { defineOperation } from "../operation.ts";
import {
  badLanguageCharacters,
  MISSING_CODE,
  ONLY_CODE,
  PLAYGROUND_TAKEN,
} from "./errors.ts";

/** Source: organization 8, row 3. */
const LANGUAGE = /^[ a-zA-Z0-9_+,\-./#]*$/;

interface Description {
  readonly name: string;
  readonly url_template: string;
  readonly pygments_language: string;
}

/**
 * Adds a place to run code of a language.
 *
 * Params: name; pygments_language, known or not; url_template, RFC 6570 with the one variable `code`.
 * Returns: id.
 * Errors: BAD_REQUEST for odd characters in the language; with `errors` by field for blank fields, a bad template, a
 *   template with other variables, a name that the language has already.
 * Source: interface, endpoint 8; organization 8, in its order.
 */
export const addCodePlayground = defineOperation(
  "add-code-playground",
  async ({ realm, params }) => {
    if (!LANGUAGE.test(params.pygments_language)) throw badLanguageCharacters();
    const described = {
      name: params.name.trim(),
      url_template: params.url_template.trim(),
      pygments_language: params.pygments_language.trim(),
    };
    requireGood(realm, described);
    const id = realm.nextId("playground");
    await realm.open(playgrounds).create({ id, ...described });
    announcePlaygrounds(realm);
    return { id };
  },
);

function requireGood(realm: Realm, described: Description): void {
  const errors = new FieldErrors();
  const variables = templateVariables(described.url_template);
  if (described.url_template === "") errors.add("url_template", BLANK);
  else if (!variables) errors.add("url_template", INVALID_TEMPLATE);
  if (described.name === "") errors.add("name", BLANK);
  if (described.pygments_language === "")
    errors.add("pygments_language", BLANK);
  if (variables && !variables.includes("code")) errors.add(WHOLE, MISSING_CODE);
  else if (variables && variables.length > 1) errors.add(WHOLE, ONLY_CODE);
  if (
    !errors.has("name") &&
    !errors.has("pygments_language") &&
    isTaken(realm, described)
  )
    errors.add(WHOLE, PLAYGROUND_TAKEN);
  errors.throwIfAny();
}

function isTaken(
  realm: Realm,
  { name, pygments_language }: Description,
): boolean {
  const identity = JSON.stringify([pygments_language, name]);
  return realm.open(playgrounds).firstBy("identity", identity) !== undefined;
}
