import { copyButton } from "./copy.ts";
import { button, element, table } from "./element.ts";
import { prettyPrint, toDuration, toShortInstant } from "./format.ts";
import type { JournalEntry } from "./wire.ts";

/** What the columns of the journal are called. */
export const REQUEST_COLUMNS = [
  "Time",
  "Caller",
  "Operation",
  "Answer",
  "Took",
  "Rule",
];

/** Whether a request was refused, or its answer never arrived whole. */
export function isRefusal({ status, network }: JournalEntry): boolean {
  return status >= 400 || network !== undefined;
}

/** A request as one row of the table, and below it, when opened, all there is to it. */
export class RequestRow {
  readonly entry: JournalEntry;
  readonly row: HTMLTableRowElement;
  readonly #toggle: HTMLButtonElement;
  #detail: HTMLTableRowElement | undefined;

  constructor(entry: JournalEntry) {
    this.entry = entry;
    this.#toggle = button(
      entry.operation ?? `${entry.method} ${entry.path}`,
      () => undefined,
      { "aria-expanded": "false" },
    );
    const cells = [
      element("time", {
        dateTime: entry.at,
        textContent: toShortInstant(entry.at),
      }),
      entry.caller ?? element("i", { textContent: "nobody" }),
      this.#toggle,
      answerOf(entry),
      toDuration(entry.duration_milliseconds),
      entry.rule ?? "",
    ];
    this.row = element(
      "tr",
      { className: isRefusal(entry) ? "request refusal" : "request" },
      cells.map((cell) => element("td", {}, [cell])),
    );
    // The whole row for the mouse; its button, which is inside, for the keyboard.
    this.row.addEventListener("click", () => this.#open());
  }

  show(visible: boolean): void {
    this.row.hidden = !visible;
    if (this.#detail) this.#detail.hidden = !visible;
  }

  remove(): void {
    this.#detail?.remove();
    this.row.remove();
  }

  #open(): void {
    if (this.#detail) {
      this.#detail.remove();
      this.#detail = undefined;
    } else {
      this.#detail = element("tr", { className: "detail" }, [
        element(
          "td",
          { colSpan: REQUEST_COLUMNS.length },
          detailsOf(this.entry),
        ),
      ]);
      this.row.after(this.#detail);
    }
    this.#toggle.setAttribute("aria-expanded", String(Boolean(this.#detail)));
  }
}

function answerOf({ status, code, network }: JournalEntry): string {
  return [status, code, network].filter(Boolean).join(" ");
}

function detailsOf(entry: JournalEntry): Node[] {
  const { method, path, client, params, ignored, answer } = entry;
  const pretty = prettyPrint(answer);
  return [
    element("p", { className: "mono", textContent: `${method} ${path}` }),
    element("p", {
      className: "quiet",
      textContent: [
        `number ${entry.number}`,
        entry.at,
        ...(client === undefined ? [] : [`client ${client}`]),
        ...(ignored.length === 0 ? [] : [`ignored: ${ignored.join(", ")}`]),
      ].join(" · "),
    }),
    element("h3", { textContent: "Parameters" }),
    parametersOf(params),
    element("h3", {}, [
      "Answer ",
      copyButton("Copy", { of: "answer", text: pretty }),
    ]),
    element("pre", { textContent: pretty, tabIndex: 0 }),
  ];
}

function parametersOf(params: JournalEntry["params"]): HTMLElement {
  const rows = Object.entries(params).map(([name, value]) => [
    name,
    element("pre", {
      textContent:
        typeof value === "string" ? value : JSON.stringify(value, null, 2),
    }),
  ]);
  return rows.length === 0
    ? element("p", { className: "quiet", textContent: "none" })
    : table(["Name", "Value"], rows, { className: "parameters" });
}
