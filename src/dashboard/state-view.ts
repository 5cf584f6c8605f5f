import { pathOf, type Desk, type View } from "./desk.ts";
import { button, element, refill, table } from "./element.ts";
import { count, toLine } from "./format.ts";

interface Collection {
  readonly name: string;
  readonly records: number;
}

type StoredRecord = Readonly<Record<string, unknown>>;

/** How many records more are shown at a time. */
const PAGE_LENGTH = 100;

/** The realm's records, one collection at a time, the newest on top. */
export class StateView implements View {
  readonly #choice = element("nav", {
    className: "choice",
    attributes: { "aria-label": "Collections" },
  });
  readonly #records = element("div", { className: "records" });
  readonly element = element("div", { className: "state" }, [
    this.#choice,
    this.#records,
  ]);
  #desk: Desk | undefined;
  #chosen = "messages";
  #limit = PAGE_LENGTH;
  #shown = "";

  async load(desk: Desk): Promise<void> {
    this.#desk = desk;
    const { collections } = await desk.client.json<{
      collections: readonly Collection[];
    }>("GET", pathOf(desk, "/state"));
    if (!collections.some(({ name }) => name === this.#chosen))
      this.#chosen = collections[0]?.name ?? "";
    const chosen = this.#chosen;
    const path = `/state/${encodeURIComponent(chosen)}?limit=${this.#limit}`;
    const { records, total } = await desk.client.json<{
      records: readonly StoredRecord[];
      total: number;
    }>("GET", pathOf(desk, path));
    const text = JSON.stringify([
      desk.realm.name,
      collections,
      chosen,
      records,
    ]);
    if (desk !== this.#desk || chosen !== this.#chosen || text === this.#shown)
      return;
    this.#shown = text;
    refill(
      this.#choice,
      collections.map((collection) => this.#choose(collection)),
    );
    refill(this.#records, this.#recordsOf(records, total));
  }

  #choose({ name, records }: Collection): HTMLElement {
    const chosen = name === this.#chosen;
    return button(
      `${name} ${records}`,
      () => {
        this.#chosen = name;
        this.#limit = PAGE_LENGTH;
        return this.#reload();
      },
      { "aria-pressed": String(chosen), "aria-label": `Show ${name}` },
    );
  }

  #recordsOf(records: readonly StoredRecord[], total: number): HTMLElement[] {
    if (records.length === 0)
      return [element("p", { className: "quiet", textContent: "Empty." })];
    const columns = [...new Set(records.flatMap((one) => Object.keys(one)))];
    const rows = records.toReversed().map((record) =>
      columns.map((name) => {
        const line = toLine(record[name]);
        return element("span", { textContent: line, title: line });
      }),
    );
    return [
      table(columns, rows, { className: "records" }),
      element("p", { className: "bar" }, [
        element("span", {
          className: "quiet",
          textContent: `${records.length} of ${count(total, "record")}`,
        }),
        ...(records.length < total
          ? [
              button("Show more", () => {
                this.#limit += PAGE_LENGTH;
                return this.#reload();
              }),
            ]
          : []),
      ]),
    ];
  }

  async #reload(): Promise<void> {
    const desk = this.#desk!;
    await desk.notice.during(() => this.load(desk));
  }
}
