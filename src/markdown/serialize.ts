import type { Element } from "./element.ts";
import { escapeAttribute, escapeText } from "./escape.ts";

const VOID_TAGS = new Set(["br", "hr", "img"]);

/** The children of a root as HTML, attributes in alphabetical order. Source: markdown 4. */
export function serialize(root: Element): string {
  const out: string[] = [escapeText(root.text)];
  for (const child of root.children) write(child, out);
  return out.join("");
}

function write(element: Element, out: string[]): void {
  out.push("<", element.tag);
  for (const name of Object.keys(element.attributes).toSorted())
    out.push(" ", name, '="', escapeAttribute(element.attributes[name]!), '"');
  out.push(">");
  if (!VOID_TAGS.has(element.tag)) {
    if (element.text) out.push(escapeText(element.text));
    for (const child of element.children) write(child, out);
    out.push("</", element.tag, ">");
  }
  if (element.tail) out.push(escapeText(element.tail));
}
