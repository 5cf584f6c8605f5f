import { button, element } from "./element.ts";

/** How long good news stay. */
const STAYS_MILLISECONDS = 8000;

/** The line that says what came of the last thing done; what went wrong stays until it is put away. */
export class Notice {
  readonly #text = element("span", { className: "text" });
  readonly element = element(
    "div",
    { className: "notice", hidden: true, attributes: { role: "status" } },
    [this.#text, button("×", () => this.clear(), { "aria-label": "Put away" })],
  );

  say(text: string): void {
    this.#show(text, "status");
    setTimeout(() => {
      if (this.#text.textContent === text) this.clear();
    }, STAYS_MILLISECONDS);
  }

  complain(error: unknown): void {
    const text =
      error instanceof TypeError
        ? "The emulator does not answer; is it still running?"
        : (error as Error).message;
    this.#show(text, "alert");
  }

  clear(): void {
    this.element.hidden = true;
  }

  /** Does something; complains when that fails. Answers whether it went well. */
  async during(does: () => unknown): Promise<boolean> {
    try {
      await does();
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  #show(text: string, role: "status" | "alert"): void {
    this.element.setAttribute("role", role);
    this.element.hidden = false;
    this.#text.textContent = text;
  }
}
