import { appendElement, type Element } from "../element.ts";
import { stripIndent } from "./indent.ts";
import { isList, LIST_INDENT, wrapItemText } from "./list.ts";
import type { BlockParser } from "./parser.ts";
import type { BlockRule } from "./rule.ts";

const INDENT = " ".repeat(LIST_INDENT);

/** A piece indented under a list belongs to one of its items. Source: markdown 5.4, "Item paragraphs". */
export const listContinuation: BlockRule = {
  applies: (parent, { text }, parser) =>
    text.startsWith(INDENT) &&
    !parser.isIn("detabbed") &&
    (parent.tag === "li" || isList(parent.children.at(-1))),
  run: (parent, { text }, _queue, parser) => {
    const { level, owner } = findOwner(parent, text, parser);
    const inside = stripIndent(text, LIST_INDENT * level);
    const lastItem = owner.children.at(-1);
    parser.within("detabbed", () => {
      if (parent.tag === "li") {
        const list = parent.children.at(-1);
        parser.parsePiece(isList(list) ? list : parent, inside);
      } else if (owner.tag === "li") parser.parsePiece(owner, inside);
      else if (lastItem?.tag === "li") {
        wrapItemText(lastItem);
        parser.parseText(lastItem, inside);
      } else parser.parsePiece(appendElement(owner, "li"), inside);
    });
  },
};

/** Follows the last lists and items down as far as the indentation reaches; what is left of it makes code. */
function findOwner(
  parent: Element,
  text: string,
  parser: BlockParser,
): { level: number; owner: Element } {
  let width = 0;
  while (text.startsWith(INDENT, width)) width += LIST_INDENT;
  const wanted = width / LIST_INDENT;
  let level = parser.isIn("list") ? 1 : 0;
  let owner = parent;
  while (wanted > level) {
    const child = owner.children.at(-1);
    if (!child || !(isList(child) || child.tag === "li")) break;
    if (isList(child)) level += 1;
    owner = child;
  }
  return { level, owner };
}
