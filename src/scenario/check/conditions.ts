import { nearestWord } from "../../fixture/nearest.ts";
import type { Path } from "../../fixture/places.ts";
import type { Problem } from "../../fixture/problems.ts";
import { question } from "../format/conditions.ts";

/** What a question's word takes, for messages. */
const TAKES: Readonly<Record<string, string>> = {
  contains: "a part of a text, or something that a list has",
  matches: "a regular expression of at most 200 characters, such as ^Hello",
  in: "a list of values",
  absent: "true or false",
};
const WORDS = Object.keys(TAKES);

/** Questions anywhere in a value that cannot be asked. */
export function checkQuestions(value: unknown, path: Path): Problem[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  const [word, ...others] = entries.map(([key]) => key);
  if (
    !Array.isArray(value) &&
    word !== undefined &&
    others.length === 0 &&
    WORDS.includes(word) &&
    !question.safeParse(value).success
  )
    return [
      {
        path: [...path, word],
        part: "value",
        message: `${word} cannot ask for ${JSON.stringify(Object.values(value)[0])}`,
        remedy: `write ${TAKES[word]}`,
      },
    ];
  return entries.flatMap(([key, inner]) =>
    checkQuestions(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The same for conditions of a rule, where one key alone that is nearly a question's is one that was misspelt. */
export function checkConditions(
  conditions: Readonly<Record<string, unknown>>,
  path: Path,
): Problem[] {
  return Object.entries(conditions).flatMap(([name, condition]) => {
    const misspelt = findMisspelt(condition);
    if (!misspelt) return checkQuestions(condition, [...path, name]);
    return [
      {
        path: [...path, name, misspelt.typed],
        part: "key" as const,
        message: `"${misspelt.typed}" asks for nothing`,
        remedy: `write ${misspelt.meant}`,
      },
    ];
  });
}

function findMisspelt(
  condition: unknown,
): { typed: string; meant: string } | undefined {
  if (typeof condition !== "object" || condition === null) return undefined;
  const [typed, ...others] = Object.keys(condition);
  if (typed === undefined || others.length > 0 || WORDS.includes(typed))
    return undefined;
  const meant = nearestWord(typed, WORDS);
  return meant === undefined ? undefined : { typed, meant };
}
