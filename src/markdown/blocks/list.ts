import { trimStart } from "../characters.ts";
import { appendElement, createElement, type Element } from "../element.ts";
import type { BlockParser } from "./parser.ts";
import type { BlockRule } from "./rule.ts";

/** Columns of one level of nesting. Source: markdown 5.4. */
export const LIST_INDENT = 2;

/** A list of either kind. */
export type ListElement = Element & { readonly tag: "ul" | "ol" };

interface ListKind {
  readonly tag: "ul" | "ol";
  /** A line that starts an item of this kind; group 1 is the marker, group 2 the text. */
  readonly item: RegExp;
}

/** A line of a deeper list of either kind. */
const NESTED_LINE = /^ {2,3}(?:\p{Nd}+\.|[*+-]) +/u;

/** Source: markdown 5.4. */
export const bulletedList: BlockRule = listRule({
  tag: "ul",
  item: /^ ?([*+-]) +([^\n]*)/u,
});

/** Source: markdown 5.4. */
export const numberedList: BlockRule = listRule({
  tag: "ol",
  item: /^ ?(\p{Nd}+)\. +([^\n]*)/u,
});

/** Whether the element is a list of either kind. */
export function isList(element: Element | undefined): element is ListElement {
  return element?.tag === "ul" || element?.tag === "ol";
}

/** Moves the text of an item into a paragraph: the item becomes loose. */
export function wrapItemText(item: Element): void {
  if (!item.text) return;
  item.children.unshift(createElement("p", {}, item.text));
  item.text = "";
}

function listRule(kind: ListKind): BlockRule {
  return {
    applies: (_parent, { text }) => kind.item.test(text),
    run: (parent, { text }, _queue, parser) => {
      const items = splitItems(text, kind);
      const list = openList(parent, items, { text, kind, parser });
      parser.within("list", () => {
        for (const item of items) {
          const isNested = item.startsWith(" ".repeat(LIST_INDENT));
          const owner = isNested
            ? list.children.at(-1)!
            : appendElement(list, "li");
          parser.parsePiece(owner, item);
        }
      });
    },
  };
}

/** The list that takes the items; of a list that goes on, the first item is parsed here, because it is loose. */
function openList(
  parent: Element,
  items: string[],
  { text, kind, parser }: { text: string; kind: ListKind; parser: BlockParser },
): Element {
  const before = parent.children.at(-1);
  if (before?.tag === kind.tag) {
    loosen(before.children.at(-1)!);
    const item = appendElement(before, "li");
    parser.within("looseList", () => parser.parsePiece(item, items.shift()!));
    return before;
  }
  if (isList(parent)) return parent;
  const list = appendElement(parent, kind.tag);
  const start = kind.item.exec(text)![1]!;
  if (kind.tag === "ol" && start !== "1") list.attributes["start"] = start;
  return list;
}

function loosen(item: Element): void {
  wrapItemText(item);
  const last = item.children.at(-1);
  if (!last?.tail) return;
  appendElement(item, "p").text = trimStart(last.tail);
  last.tail = "";
}

/** The text of each item; lines of deeper lists keep their indentation and make an item of their own. */
function splitItems(text: string, kind: ListKind): string[] {
  const items: string[][] = [];
  for (const line of text.split("\n")) {
    const item = kind.item.exec(line);
    const last = items.at(-1);
    if (item) items.push([item[2]!]);
    else if (!last) items.push([line]);
    else if (NESTED_LINE.test(line) && !last[0]!.startsWith("  "))
      items.push([line]);
    else last.push(line);
  }
  return items.map((lines) => lines.join("\n"));
}
