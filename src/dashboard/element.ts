type Properties<K extends keyof HTMLElementTagNameMap> = Partial<
  Omit<
    HTMLElementTagNameMap[K],
    "attributes" | "dataset" | "style" | "innerHTML" | "outerHTML"
  >
> & {
  /** Attributes that are no properties, such as `aria-label` and `role`. */
  readonly attributes?: Readonly<Record<string, string>>;
};

export type Child = Node | string | undefined;

/** Makes an element. Text among its children is text: nothing here is ever read as HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { attributes = {}, ...properties }: Properties<K> = {},
  children: readonly Child[] = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  Object.assign(made, properties);
  for (const [name, value] of Object.entries(attributes))
    made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** A button that does something; what goes wrong is for whoever `does` asks. */
export function button(
  label: string,
  does: () => unknown,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  return element("button", {
    type: "button",
    textContent: label,
    onclick: () => void does(),
    attributes,
  });
}

/** A field with its label in front of it. */
export function labelled(text: string, field: HTMLElement): HTMLLabelElement {
  return element("label", {}, [element("span", { textContent: text }), field]);
}

/** A table with a head; `cells` of a row are text or elements. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly Child[])[],
  { className = "" }: { className?: string } = {},
): HTMLTableElement {
  return element("table", { className }, [
    element("thead", {}, [
      element(
        "tr",
        {},
        heads.map((text) => element("th", { scope: "col", textContent: text })),
      ),
    ]),
    element(
      "tbody",
      {},
      rows.map((cells) =>
        element(
          "tr",
          {},
          cells.map((cell) => element("td", {}, [cell])),
        ),
      ),
    ),
  ]);
}

/** Replaces what is in an element; whoever was on a control in it by keyboard stays on the one of the same label. */
export function refill(
  container: HTMLElement,
  children: readonly Child[],
): void {
  const { activeElement } = document;
  const label = container.contains(activeElement)
    ? activeElement?.getAttribute("aria-label")
    : undefined;
  container.replaceChildren(...children.filter((child) => child !== undefined));
  if (!label) return;
  container
    .querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`)
    ?.focus();
}
