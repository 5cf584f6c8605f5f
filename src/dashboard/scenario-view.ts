import { activeScenario } from "./active-scenario.ts";
import { pathOf, type Desk, type View } from "./desk.ts";
import { button, element, refill } from "./element.ts";
import { Library } from "./library.ts";
import { ruleTable } from "./rule-table.ts";
import type { ActiveScenario, Rule } from "./wire.ts";
import { yamlField } from "./yaml-field.ts";

const FAULT_EXAMPLE =
  "{ on: send-message, times: 1, then: { network: reset } }";
const SCENARIO_EXAMPLE =
  "name: mine\nsummary: Sending is slow.\nrules:\n  - { on: send-message, then: { delay: 2s } }";

/** What bends the realm: scenarios in force, single rules, and what could be put in force. */
export class ScenarioView implements View {
  readonly #active = element("div");
  readonly #faults = element("div");
  readonly #library = new Library((name) => void this.#apply({ name }));
  readonly element: HTMLElement;
  #desk: Desk | undefined;
  #shown = "";

  constructor() {
    this.element = element("div", { className: "columns" }, [
      element("div", {}, [
        element("section", {}, [
          element("h2", { textContent: "In force" }),
          this.#active,
          yamlField({
            label: "Own scenario, as YAML",
            action: "Apply",
            placeholder: SCENARIO_EXAMPLE,
            send: (text) => this.#use({ text }),
          }),
        ]),
        element("section", {}, [
          element("h2", { textContent: "Faults" }),
          this.#faults,
          yamlField({
            label: "Another one, as YAML",
            action: "Add",
            placeholder: FAULT_EXAMPLE,
            send: (text) => this.#change("POST", "/faults", text),
          }),
        ]),
      ]),
      this.#library.element,
    ]);
  }

  async load(desk: Desk): Promise<void> {
    this.#desk = desk;
    const [scenario, { faults }] = await Promise.all([
      desk.client.json<ActiveScenario & { others?: readonly ActiveScenario[] }>(
        "GET",
        pathOf(desk, "/scenario"),
      ),
      desk.client.json<{ faults: readonly Rule[] }>(
        "GET",
        pathOf(desk, "/faults"),
      ),
      this.#library.load(desk),
    ]);
    const text = JSON.stringify([desk.realm.name, scenario, faults]);
    if (desk !== this.#desk || text === this.#shown) return;
    this.#shown = text;
    this.#showActive([scenario, ...(scenario.others ?? [])]);
    this.#showFaults(faults);
  }

  #showActive(scenarios: readonly ActiveScenario[]): void {
    const active = scenarios.filter(({ name }) => name !== null);
    const goTo = (state: string) =>
      void this.#during("PUT", "/scenario/state", { state });
    refill(
      this.#active,
      active.length === 0
        ? [element("p", { className: "quiet", textContent: "No scenario." })]
        : [
            ...active.map((one) => activeScenario(one, goTo)),
            button("Clear", () => this.#during("DELETE", "/scenario"), {
              "aria-label": "Clear the scenario",
            }),
          ],
    );
  }

  #showFaults(faults: readonly Rule[]): void {
    const remove = (rule: Rule) =>
      button("Remove", () => this.#during("DELETE", `/faults/${rule.id}`), {
        "aria-label": `Remove fault ${rule.id}`,
      });
    refill(
      this.#faults,
      faults.length === 0
        ? [element("p", { className: "quiet", textContent: "None." })]
        : [ruleTable(faults, remove)],
    );
  }

  async #apply(body: { name: string }): Promise<void> {
    await this.#desk!.notice.during(() => this.#use(body));
  }

  async #use(body: { name: string } | { text: string }): Promise<void> {
    const desk = this.#desk!;
    const used = await desk.client.json<ActiveScenario & { reset: boolean }>(
      "PUT",
      pathOf(desk, "/scenario"),
      body,
    );
    desk.notice.say(
      `${used.name} is in force${used.reset ? "; the realm was put back to the start that it wants" : ""}.`,
    );
    await this.load(desk);
  }

  async #during(method: string, path: string, body?: unknown): Promise<void> {
    await this.#desk!.notice.during(() => this.#change(method, path, body));
  }

  async #change(method: string, path: string, body?: unknown): Promise<void> {
    const desk = this.#desk!;
    await desk.client.send(method, pathOf(desk, path), { body });
    await this.load(desk);
  }
}
