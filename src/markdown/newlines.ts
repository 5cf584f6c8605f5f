import { isBlank } from "./characters.ts";
import type { Element } from "./element.ts";

/** Elements that stand on lines of their own. Source: markdown 4. */
const BLOCK_TAGS = new Set(
  (
    "blockquote div h1 h2 h3 h4 h5 h6 hr li ol p pre " +
    "table tbody td th thead tr ul"
  ).split(" "),
);

/** Puts newlines between blocks and after breaks. Source: markdown 4. */
export function setNewlines(root: Element): void {
  setBlockNewlines(root);
  setBreakNewlines(root);
}

function setBlockNewlines(element: Element): void {
  const [first] = element.children;
  if (first && BLOCK_TAGS.has(first.tag) && isBlank(element.text))
    element.text = "\n";
  for (const child of element.children)
    if (BLOCK_TAGS.has(child.tag)) {
      setBlockNewlines(child);
      if (isBlank(child.tail)) child.tail = "\n";
    }
}

/** Whitespace between a break and an element that follows at once is lost; text keeps its own. */
function setBreakNewlines(element: Element): void {
  for (const child of element.children) {
    if (child.tag === "br")
      child.tail = isBlank(child.tail) ? "\n" : `\n${child.tail}`;
    else setBreakNewlines(child);
  }
}
