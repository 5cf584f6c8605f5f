import { badRequest } from "../../protocol/api-error.ts";

export const badLanguageCharacters = () =>
  badRequest("Invalid characters in pygments language");
export const invalidPlayground = () => badRequest("Invalid playground");

/** Texts for the playground as a whole. Source: organization 8, rows 7 to 9. */
export const MISSING_CODE =
  'Missing the required variable "code" in the URL template';
export const ONLY_CODE =
  '"code" should be the only variable present in the URL template';
export const PLAYGROUND_TAKEN =
  "Realm playground with this Realm, Pygments language and Name already exists.";
