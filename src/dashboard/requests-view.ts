import { copy } from "./copy.ts";
import { pathOf, type Desk, type View } from "./desk.ts";
import { button, element, labelled } from "./element.ts";
import { count } from "./format.ts";
import { isRefusal, REQUEST_COLUMNS, RequestRow } from "./request-row.ts";
import type { JournalEntry } from "./wire.ts";

/** As many as the emulator keeps. */
const MAX_ROWS = 1000;

/** The journal as it is written, the newest on top. */
export class RequestsView implements View {
  readonly #body = element("tbody");
  readonly #count = element("output", { className: "quiet" });
  readonly #callers = element("datalist", { id: "callers" });
  readonly #operations = element("datalist", { id: "operations" });
  readonly #caller = filterField("callers", "any caller");
  readonly #operation = filterField("operations", "any operation");
  readonly #refusals = element("input", { type: "checkbox" });
  readonly element: HTMLElement;
  /** Oldest first. */
  #rows: RequestRow[] = [];
  #desk: Desk | undefined;
  /** What the feed told since the journal was asked for, which the answer may not have. */
  #meanwhile: JournalEntry[] | undefined;

  constructor() {
    const filters = element("div", { className: "bar" }, [
      labelled("Caller", this.#caller),
      labelled("Operation", this.#operation),
      element("label", {}, [this.#refusals, "only refusals"]),
      this.#count,
      element("span", { className: "gap" }),
      button("Copy as scenario", () => this.#copyAsScenario()),
      button("Clear", () => this.#clear()),
    ]);
    filters.addEventListener("input", () => this.#filter());
    this.element = element("div", {}, [
      filters,
      this.#callers,
      this.#operations,
      element("table", { className: "requests" }, [
        element("thead", {}, [
          element(
            "tr",
            {},
            REQUEST_COLUMNS.map((text) =>
              element("th", { scope: "col", textContent: text }),
            ),
          ),
        ]),
        this.#body,
      ]),
    ]);
  }

  async load(desk: Desk): Promise<void> {
    this.#desk = desk;
    const meanwhile: JournalEntry[] = [];
    this.#meanwhile = meanwhile;
    const { requests } = await desk.client.json<{
      requests: readonly JournalEntry[];
    }>("GET", pathOf(desk, `/requests?limit=${MAX_ROWS}`));
    if (meanwhile !== this.#meanwhile) return;
    this.#meanwhile = undefined;
    this.#empty();
    for (const entry of requests) this.#insert(entry);
    for (const entry of meanwhile)
      if (entry.number > this.last) this.#insert(entry);
    this.#filter();
  }

  /** An entry of the feed. A number that was there before says that the journal has begun anew. */
  add(entry: JournalEntry): void {
    this.#meanwhile?.push(entry);
    if (entry.number <= this.last) {
      if (this.#rows.some((row) => isSame(row.entry, entry))) return;
      this.#empty();
    }
    this.#insert(entry);
    this.#filter();
  }

  /** Number of the latest entry; 0 when there is none. */
  get last(): number {
    return this.#rows.at(-1)?.entry.number ?? 0;
  }

  #insert(entry: JournalEntry): void {
    const row = new RequestRow(entry);
    this.#rows.push(row);
    this.#body.prepend(row.row);
    if (this.#rows.length > MAX_ROWS) this.#rows.shift()!.remove();
    suggest(this.#callers, entry.caller);
    suggest(this.#operations, entry.operation);
  }

  #filter(): void {
    const caller = this.#caller.value.trim();
    const operation = this.#operation.value.trim();
    let shown = 0;
    for (const row of this.#rows) {
      const { entry } = row;
      const fits =
        (entry.caller ?? "nobody").includes(caller) &&
        (entry.operation ?? entry.path).includes(operation) &&
        (!this.#refusals.checked || isRefusal(entry));
      row.show(fits);
      if (fits) shown++;
    }
    this.#count.textContent =
      shown === this.#rows.length
        ? count(shown, "request")
        : `${shown} of ${count(this.#rows.length, "request")}`;
  }

  #empty(): void {
    this.#rows = [];
    this.#body.replaceChildren();
    this.#callers.replaceChildren();
    this.#operations.replaceChildren();
  }

  async #copyAsScenario(): Promise<void> {
    const desk = this.#desk!;
    await desk.notice.during(async () => {
      const path = pathOf(desk, "/requests.yaml");
      if (await copy(await desk.client.text("GET", path)))
        desk.notice.say(
          "Copied: a scenario whose steps make these calls again. Run it with `chat-emulator check FILE`.",
        );
    });
  }

  async #clear(): Promise<void> {
    const desk = this.#desk!;
    await desk.notice.during(async () => {
      await desk.client.send("DELETE", pathOf(desk, "/requests"));
      await this.load(desk);
    });
  }
}

function filterField(list: string, placeholder: string): HTMLInputElement {
  return element("input", {
    type: "search",
    size: 14,
    placeholder,
    attributes: { list },
  });
}

function suggest(list: HTMLDataListElement, value: string | undefined): void {
  if (value === undefined) return;
  for (const option of list.options) if (option.value === value) return;
  list.append(element("option", { value }));
}

function isSame(one: JournalEntry, other: JournalEntry): boolean {
  return (
    one.number === other.number &&
    one.at === other.at &&
    one.path === other.path &&
    one.answer === other.answer
  );
}
