import { element } from "./element.ts";

export interface Tab {
  readonly name: string;
  readonly panel: HTMLElement;
}

/** Tabs as the keyboard knows them: the arrows go from one to the next. */
export class Tabs {
  readonly bar = element("div", {
    className: "tabs",
    attributes: { role: "tablist", "aria-label": "Parts of the realm" },
  });
  readonly panels: readonly HTMLElement[];
  readonly #buttons: readonly HTMLButtonElement[];
  readonly #onChoose: (name: string) => void;

  constructor(tabs: readonly Tab[], onChoose: (name: string) => void) {
    this.#onChoose = onChoose;
    this.#buttons = tabs.map(({ name }) =>
      element("button", {
        type: "button",
        id: `tab-${name}`,
        textContent: name,
        onclick: () => this.choose(name),
        attributes: { role: "tab", "aria-controls": `panel-${name}` },
      }),
    );
    this.panels = tabs.map(({ name, panel }) =>
      element(
        "section",
        {
          id: `panel-${name}`,
          className: "panel",
          attributes: { role: "tabpanel", "aria-labelledby": `tab-${name}` },
        },
        [panel],
      ),
    );
    this.bar.append(...this.#buttons);
    this.bar.addEventListener("keydown", (event) => this.#move(event));
  }

  choose(name: string): void {
    for (const [index, one] of this.#buttons.entries()) {
      const chosen = one.id === `tab-${name}`;
      one.setAttribute("aria-selected", String(chosen));
      one.tabIndex = chosen ? 0 : -1;
      this.panels[index]!.hidden = !chosen;
    }
    this.#onChoose(name);
  }

  #move({ key }: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const now = this.#buttons.indexOf(
      document.activeElement as HTMLButtonElement,
    );
    if (step === undefined || now < 0) return;
    const next = this.#buttons.at((now + step) % this.#buttons.length)!;
    next.focus();
    next.click();
  }
}
