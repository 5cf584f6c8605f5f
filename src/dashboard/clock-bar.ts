import { pathOf, type Desk } from "./desk.ts";
import { button, element, refill } from "./element.ts";
import { toInstant, toShortInstant } from "./format.ts";
import type { ClockState, FiredTimer } from "./wire.ts";

const STEPS = ["10s", "1m", "10m", "1h"];

const TICK_MILLISECONDS = 1000;

/** The realm's time, and the hand on it. */
export class ClockBar {
  readonly #now = element("time", { className: "now" });
  readonly #switch = button("", () => this.#toggle());
  readonly #length = element("input", {
    size: 6,
    placeholder: "2h 30m",
    required: true,
    attributes: { "aria-label": "Length of time" },
  });
  /** What fell due at the last move. */
  readonly #fired = element("div", {
    className: "fired",
    attributes: { role: "log", "aria-label": "What fell due" },
  });
  readonly element: HTMLElement;
  #desk: Desk | undefined;
  #running = false;

  constructor() {
    const form = element("form", { className: "inline" }, [
      this.#length,
      element("button", { textContent: "Advance" }),
    ]);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#move({ advance: this.#length.value });
    });
    this.element = element("section", { ariaLabel: "Clock" }, [
      element("div", { className: "bar" }, [
        this.#now,
        this.#switch,
        ...STEPS.map((length) =>
          button(`+${length}`, () => this.#move({ advance: length }), {
            "aria-label": `Advance by ${length}`,
          }),
        ),
        form,
      ]),
      this.#fired,
    ]);
    setInterval(() => void this.#tick(), TICK_MILLISECONDS);
  }

  /** Shows the time of another realm. */
  choose(desk: Desk): void {
    this.#desk = desk;
    this.#fired.replaceChildren();
    this.show(desk.realm.clock);
  }

  show({ now, running }: ClockState): void {
    this.#running = running;
    this.#now.dateTime = now;
    this.#now.textContent = toInstant(now);
    this.#now.title = `${now}, ${running ? "runs" : "stands"}`;
    this.#switch.textContent = running ? "Stop" : "Run";
    this.#switch.ariaLabel = running ? "Stop the clock" : "Run the clock";
  }

  #toggle(): Promise<void> {
    return this.#move({ running: !this.#running });
  }

  async #move(body: { advance?: string; running?: boolean }): Promise<void> {
    const desk = this.#desk;
    if (!desk) return;
    await desk.notice.during(async () => {
      const { fired, ...state } = await desk.client.json<
        ClockState & { fired: readonly FiredTimer[] }
      >("PATCH", pathOf(desk, "/clock"), body);
      desk.notice.clear();
      this.show(state);
      if (body.advance !== undefined) this.#tell(body.advance, fired);
    });
  }

  #tell(length: string, fired: readonly FiredTimer[]): void {
    const kinds = new Map<string, FiredTimer[]>();
    for (const timer of fired)
      kinds.set(timer.name, [...(kinds.get(timer.name) ?? []), timer]);
    refill(this.#fired, [
      fired.length === 0
        ? `+${length}: nothing fell due`
        : `+${length}: fell due`,
      ...[...kinds].map(([name, [first, ...more]]) =>
        element("span", { className: "chip" }, [
          element("time", {
            dateTime: first!.at,
            textContent: toShortInstant(first!.at),
          }),
          ` ${name}${more.length === 0 ? "" : ` ×${more.length + 1}`}`,
        ]),
      ),
    ]);
  }

  /** The feed tells of moves, not of time that passes by itself. */
  async #tick(): Promise<void> {
    const desk = this.#desk;
    if (!desk || !this.#running || document.hidden) return;
    const state = await desk.client
      .json<ClockState>("GET", pathOf(desk, "/clock"))
      .catch(() => undefined);
    if (state && desk === this.#desk) this.show(state);
  }
}
