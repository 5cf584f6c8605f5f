import type { ControlClient } from "./control-client.ts";
import { pathOf, type Desk } from "./desk.ts";
import { button, element, labelled } from "./element.ts";
import { askNewRealm } from "./new-realm-dialog.ts";
import type { Notice } from "./notice.ts";
import type { RealmSummary } from "./wire.ts";

/** Which realm is looked at; made, reset and removed here. */
export class RealmBar {
  readonly #select = element("select", {
    attributes: { "aria-label": "Realm" },
  });
  readonly #about = element("span", { className: "quiet" });
  readonly element: HTMLElement;
  readonly #client: ControlClient;
  readonly #notice: Notice;
  readonly #onChoose: (desk: Desk | undefined) => void;
  #realms: readonly RealmSummary[] = [];
  #chosen: string | undefined;

  constructor({
    client,
    notice,
    onChoose,
  }: {
    client: ControlClient;
    notice: Notice;
    /** Told of every realm chosen, and of undefined when there is none. */
    onChoose: (desk: Desk | undefined) => void;
  }) {
    this.#client = client;
    this.#notice = notice;
    this.#onChoose = onChoose;
    this.#select.addEventListener("change", () =>
      this.#choose(this.#select.value),
    );
    // Tests make realms and remove them: the list is as old as the look at it.
    this.#select.addEventListener("focus", () =>
      notice.during(() => this.#list()),
    );
    this.element = element("div", { className: "bar" }, [
      labelled("Realm", this.#select),
      this.#about,
      button("New…", () => notice.during(() => this.#make())),
      button("Reset", () => this.#during((desk) => this.#reset(desk)), {
        "aria-label": "Reset the realm",
      }),
      button("Remove", () => this.#during((desk) => this.#remove(desk)), {
        "aria-label": "Remove the realm",
      }),
    ]);
  }

  /** Looks what realms there are, and chooses the one of that name, else the default one. */
  async open(name?: string): Promise<void> {
    await this.#list();
    const found =
      this.#realms.find((realm) => realm.name === name) ??
      this.#realms.find((realm) => realm.default) ??
      this.#realms[0];
    this.#choose(found?.name);
  }

  /** Says of the chosen realm what has become of it. */
  describe(realm: RealmSummary): void {
    this.#about.textContent = wordsOf(realm);
  }

  async #list(): Promise<void> {
    const { realms } = await this.#client.json<{
      realms: readonly RealmSummary[];
    }>("GET", "realms");
    this.#realms = realms;
    const names = realms.map(({ name }) => name);
    const shown = [...this.#select.options].map(({ value }) => value);
    if (names.join() === shown.join()) return;
    this.#select.replaceChildren(
      ...names.map((name) =>
        element("option", { value: name, textContent: name }),
      ),
    );
    if (this.#chosen !== undefined) this.#select.value = this.#chosen;
  }

  #choose(name: string | undefined): void {
    this.#chosen = name;
    const desk = this.#desk();
    this.#select.value = name ?? "";
    this.#about.textContent = desk ? wordsOf(desk.realm) : "there is none";
    this.#onChoose(desk);
  }

  #desk(): Desk | undefined {
    const realm = this.#realms.find(({ name }) => name === this.#chosen);
    return realm && { client: this.#client, notice: this.#notice, realm };
  }

  async #during(does: (desk: Desk) => Promise<void>): Promise<void> {
    const desk = this.#desk();
    if (desk) await this.#notice.during(() => does(desk));
  }

  async #make(): Promise<void> {
    const name = await askNewRealm(this.#client);
    if (name !== undefined) await this.open(name);
  }

  async #reset(desk: Desk): Promise<void> {
    await this.#client.send("POST", pathOf(desk, "/reset"));
    this.#notice.say(`${desk.realm.name} is back at its start.`);
    await this.open(desk.realm.name);
  }

  async #remove(desk: Desk): Promise<void> {
    const { name } = desk.realm;
    if (!confirm(`Remove the realm ${name} with all that is in it?`)) return;
    await this.#client.send("DELETE", pathOf(desk, ""));
  }
}

function wordsOf({ fixture, seed, feature_level }: RealmSummary): string {
  const level = feature_level === undefined ? "" : `, level ${feature_level}`;
  return `fixture ${fixture}, seed ${seed}${level}`;
}
