import type { Element } from "../element.ts";

/** A link in the tree, with the elements around it. */
export interface FoundLink {
  readonly href: string;
  /** Text before the first element in the link. */
  readonly text: string;
  readonly anchor: Element;
  readonly parent: Element;
  /** Undefined if the parent is the root. */
  readonly grandparent: Element | undefined;
  readonly isQuoted: boolean;
}

interface Visit {
  readonly element: Element;
  readonly parent: Element | undefined;
  readonly isQuoted: boolean;
}

/** All links below the root, breadth first. Source: markdown 14. */
export function findLinks(root: Element): FoundLink[] {
  const found: FoundLink[] = [];
  const visits: Visit[] = [
    { element: root, parent: undefined, isQuoted: false },
  ];
  // The list grows while it is walked.
  for (const { element, parent, isQuoted } of visits)
    for (const child of element.children) {
      if (child.children.length > 0)
        visits.push({
          element: child,
          parent: element,
          isQuoted: isQuoted || child.tag === "blockquote",
        });
      const href = child.attributes["href"];
      if (child.tag !== "a" || href === undefined) continue;
      found.push({
        href,
        text: child.text,
        anchor: child,
        parent: element,
        grandparent: parent,
        isQuoted,
      });
    }
  return found;
}
