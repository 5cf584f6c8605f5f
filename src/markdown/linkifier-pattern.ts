import type { Linkifier } from "./context.ts";
import { SPACE } from "./characters.ts";
import { parseTemplate, type Template } from "url-template";

/** A linkifier ready to be matched. */
export interface CompiledLinkifier {
  readonly pattern: RegExp;
  readonly template: Template;
}

/** What may stand before a match. Source: markdown 13. */
const BEFORE = `(?<=^|[${SPACE}'"(,:<])`;
const AFTER = "(?=$|[^\\p{L}\\p{N}])";

const CLASSES: Readonly<Record<string, string>> = {
  s: "\\t\\n\\f\\r ",
  A: "^",
  z: "$",
};

/** One unit of RE2 syntax that may differ from JavaScript's. */
const UNIT =
  /\\(?:[pP]\{\w+\}|[pP]\w|x\{[0-9a-fA-F]+\}|[^])|\(\?P<|\[\^?\]?|\]|\{[0-9]+(?:,[0-9]*)?\}|[{}]|[^]/g;

const compiled = new WeakMap<
  readonly Linkifier[],
  readonly CompiledLinkifier[]
>();

/** The linkifiers that can be matched, in their order; one that cannot be read matches nothing. */
export function compileLinkifiers(
  linkifiers: readonly Linkifier[],
): readonly CompiledLinkifier[] {
  let list = compiled.get(linkifiers);
  if (!list) {
    list = linkifiers.flatMap((linkifier) => compile(linkifier) ?? []);
    compiled.set(linkifiers, list);
  }
  return list;
}

function compile(linkifier: Linkifier): CompiledLinkifier | undefined {
  try {
    return {
      pattern: toRegExp(linkifier.pattern),
      template: parseTemplate(linkifier.url_template),
    };
  } catch {
    return undefined;
  }
}

function toRegExp(pattern: string): RegExp {
  const [, flags = ""] = /^\(\?([ims]+)\)/.exec(pattern) ?? [];
  const body = flags ? pattern.slice(flags.length + 3) : pattern;
  return new RegExp(`${BEFORE}(?:${translate(body)})${AFTER}`, `gu${flags}`);
}

/** RE2 syntax to that of JavaScript under the `u` flag, which refuses escapes that mean nothing. */
function translate(pattern: string): string {
  let isInClass = false;
  return pattern.replace(UNIT, (unit) => {
    if (unit[0] === "\\") return translateEscape(unit, isInClass);
    if (isInClass) {
      if (unit[0] === "]") isInClass = false;
      return unit.startsWith("[") ? `\\${unit}` : unit;
    }
    if (unit[0] === "[") {
      isInClass = true;
      // A bracket that comes first in a class is a member of it.
      return unit.endsWith("]") ? `${unit.slice(0, -1)}\\]` : unit;
    }
    if (unit === "(?P<") return "(?<";
    return unit === "{" || unit === "}" || unit === "]" ? `\\${unit}` : unit;
  });
}

function translateEscape(unit: string, isInClass: boolean): string {
  const letter = unit[1]!;
  if (unit.length > 2) {
    if (letter === "x") return `\\u${unit.slice(2)}`;
    return translateProperty(letter, unit.slice(2));
  }
  if (letter === "s") return isInClass ? CLASSES["s"]! : `[${CLASSES["s"]}]`;
  if (letter === "S") return `[^${CLASSES["s"]}]`;
  if (letter === "A" || letter === "z") return CLASSES[letter]!;
  if (letter === "a") return "\\x07";
  if (/[0-9A-Za-z]/.test(letter)) return unit;
  return /[\^$\\.*+?()[\]{}|/-]/.test(letter)
    ? escapeLiteral(letter, isInClass)
    : letter;
}

/** `\pN`, `\p{Lu}` and `\p{Greek}`; RE2 names scripts without saying so. */
function translateProperty(letter: string, written: string): string {
  const name = written.replace(/[{}]/g, "");
  const property = name.length > 2 ? `Script=${name}` : name;
  return `\\${letter}{${property}}`;
}

/** A hyphen may be escaped only inside of a class. */
function escapeLiteral(letter: string, isInClass: boolean): string {
  return letter === "-" && !isInClass ? letter : `\\${letter}`;
}
