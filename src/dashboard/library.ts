import type { Desk } from "./desk.ts";
import { button, element, labelled } from "./element.ts";
import type { LibraryEntry } from "./wire.ts";

/** The built-in scenarios, to look at and to put in force. */
export class Library {
  readonly #list = element("div", { className: "library" });
  readonly #search = element("input", { type: "search", size: 24 });
  readonly #apply: (name: string) => void;
  readonly element: HTMLElement;
  #rows: readonly { text: string; row: HTMLElement }[] = [];

  constructor(apply: (name: string) => void) {
    this.#apply = apply;
    this.#search.addEventListener("input", () => this.#filter());
    this.element = element("section", {}, [
      element("h2", { textContent: "Built-in scenarios" }),
      labelled("Search", this.#search),
      this.#list,
    ]);
  }

  /** They do not change while the emulator runs. */
  async load(desk: Desk): Promise<void> {
    if (this.#rows.length > 0) return;
    const { scenarios } = await desk.client.json<{
      scenarios: readonly LibraryEntry[];
    }>("GET", "scenarios");
    this.#rows = scenarios.map((scenario) => ({
      text: `${scenario.name} ${scenario.summary} ${scenario.group}`.toLowerCase(),
      row: this.#row(scenario, desk),
    }));
    this.#list.replaceChildren(...this.#rows.map(({ row }) => row));
  }

  #row({ name, summary }: LibraryEntry, desk: Desk): HTMLElement {
    const source = element("pre", { tabIndex: 0 });
    const details = element("details", {}, [
      element("summary", {}, [
        element("b", { textContent: name }),
        ` ${summary}`,
      ]),
      source,
    ]);
    details.addEventListener("toggle", async () => {
      if (!details.open || source.textContent !== "") return;
      const path = `scenarios/${encodeURIComponent(name)}`;
      await desk.notice.during(async () => {
        source.textContent = await desk.client.text("GET", path);
      });
    });
    return element("div", { className: "entry" }, [
      details,
      button("Apply", () => this.#apply(name), {
        "aria-label": `Apply ${name}`,
      }),
    ]);
  }

  #filter(): void {
    const words = this.#search.value.toLowerCase().split(/\s+/);
    for (const { text, row } of this.#rows)
      row.hidden = !words.every((word) => text.includes(word));
  }
}
