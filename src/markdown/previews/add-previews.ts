import type { Element } from "../element.ts";
import type { InlineSurroundings } from "../inline/rule.ts";

export function addPreviews(
  _root: Element,
  _surroundings: InlineSurroundings,
): void {}
