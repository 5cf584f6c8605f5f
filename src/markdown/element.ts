/**
 * An element of the tree between source and HTML. Text before the first child is `text`; text behind an element, up to
 * its next sibling, is the element's own `tail`: newlines and previews are placed by these two.
 */
export interface Element {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  text: string;
  /** The inline rules must leave `text` alone. */
  isTextFinal: boolean;
  readonly children: Element[];
  tail: string;
  /** The inline rules must leave `tail` alone. */
  isTailFinal: boolean;
}

/** An element whose text the inline rules still scan. */
export function createElement(
  tag: string,
  attributes: Record<string, string> = {},
  text = "",
): Element {
  return {
    tag,
    attributes,
    text,
    isTextFinal: false,
    children: [],
    tail: "",
    isTailFinal: false,
  };
}

/** An element whose text stands as it is. */
export function createFinalElement(
  tag: string,
  attributes: Record<string, string>,
  text: string,
): Element {
  const element = createElement(tag, attributes, text);
  element.isTextFinal = true;
  return element;
}

/** Appends a new, empty child. */
export function appendElement(
  parent: Element,
  tag: string,
  attributes: Record<string, string> = {},
): Element {
  const element = createElement(tag, attributes);
  parent.children.push(element);
  return element;
}

/** Inserts children. One by one, as there may be more of them than a call can have arguments. */
export function insertElements(
  parent: Element,
  index: number,
  elements: readonly Element[],
): void {
  const after = parent.children.splice(index);
  for (const element of elements) parent.children.push(element);
  for (const element of after) parent.children.push(element);
}

/** All text of the element and of what is in it. */
export function textContent(element: Element): string {
  return (
    element.text +
    element.children.map((child) => textContent(child) + child.tail).join("")
  );
}
