import { badNameCharacters, badNameEnd, missingName } from "./errors.ts";

/**
 * The name as it is stored: lower case, underscores for spaces.
 *
 * Source: organization 9, rows 1 to 3; decisions, custom emoji name: case is ignored.
 */
export function toEmojiName(given: string): string {
  const name = given.trim().toLowerCase().replaceAll(" ", "_");
  if (name === "") throw missingName();
  if (!/^[a-z0-9_-]+$/.test(name)) throw badNameCharacters();
  if (!/[a-z0-9]$/.test(name)) throw badNameEnd();
  return name;
}
