import { ClockBar } from "./clock-bar.ts";
import type { ControlClient } from "./control-client.ts";
import { pathOf, type Desk, type View } from "./desk.ts";
import { element } from "./element.ts";
import { follow, type Listener } from "./feed.ts";
import { Notice } from "./notice.ts";
import { PeopleView } from "./people-view.ts";
import { QueuesView } from "./queues-view.ts";
import { RealmBar } from "./realm-bar.ts";
import { RequestsView } from "./requests-view.ts";
import { ScenarioView } from "./scenario-view.ts";
import { StateView } from "./state-view.ts";
import { Tabs } from "./tabs.ts";
import type { RealmSummary } from "./wire.ts";

/** Changes come in crowds; the part that is looked at follows them at this distance. */
const SETTLE_MILLISECONDS = 150;

/** The page: one realm at a time, followed as it happens. */
export class Dashboard {
  readonly #notice = new Notice();
  readonly #clock = new ClockBar();
  readonly #requests = new RequestsView();
  readonly #queues = new QueuesView();
  readonly #views: Readonly<Record<string, View>> = {
    Requests: this.#requests,
    Scenario: new ScenarioView(),
    People: new PeopleView(),
    Queues: this.#queues,
    State: new StateView(),
  };
  readonly #tabs: Tabs;
  readonly #realms: RealmBar;
  readonly #connection = element("span", {
    className: "connection",
    attributes: { role: "status" },
  });
  readonly #client: ControlClient;
  #desk: Desk | undefined;
  #shown = "Requests";
  #following = new AbortController();
  #settling = false;

  constructor(client: ControlClient) {
    this.#client = client;
    this.#realms = new RealmBar({
      client,
      notice: this.#notice,
      onChoose: (desk) => this.#choose(desk),
    });
    this.#tabs = new Tabs(
      Object.entries(this.#views).map(([name, { element: panel }]) => ({
        name,
        panel,
      })),
      (name) => this.#show(name),
    );
    document.body.append(
      element("header", {}, [
        element("div", { className: "bar top" }, [
          element("h1", { textContent: "chat-emulator" }),
          this.#realms.element,
          element("span", { className: "gap" }),
          this.#connection,
        ]),
        this.#clock.element,
        this.#notice.element,
        this.#tabs.bar,
      ]),
      element("main", {}, this.#tabs.panels),
    );
  }

  /** Shows what the address asks for: `#realm/tab`. */
  async open(): Promise<void> {
    const [realm = "", tab = ""] = location.hash.slice(1).split("/");
    this.#tabs.choose(Object.hasOwn(this.#views, tab) ? tab : "Requests");
    const name = decodeURIComponent(realm);
    while (!(await this.#notice.during(() => this.#realms.open(name))))
      await new Promise((resolve) => setTimeout(resolve, 1000));
  }

  #choose(desk: Desk | undefined): void {
    this.#following.abort();
    this.#desk = desk;
    this.#keepInAddress();
    document.title = desk
      ? `${desk.realm.name}: chat-emulator`
      : "chat-emulator";
    this.#connect("");
    if (!desk) return;
    this.#clock.choose(desk);
    this.#following = new AbortController();
    void follow(this.#client, desk.realm.name, {
      listener: this.#listenerOf(desk),
      signal: this.#following.signal,
    });
  }

  #listenerOf(desk: Desk): Listener {
    return {
      opened: () => {
        this.#connect("live");
        void this.#load(desk, this.#requests);
        void this.#load(desk, this.#queues);
        this.#changed();
      },
      call: (entry) => {
        this.#requests.add(entry);
        this.#changed();
      },
      event: (delivered) => {
        this.#queues.add(delivered);
        this.#changed();
      },
      clock: (state) => {
        this.#clock.show(state);
        this.#changed();
      },
      scenario: () => this.#changed(),
      lost: () => this.#connect("lost"),
      gone: () => {
        this.#notice.say(`The realm ${desk.realm.name} is gone.`);
        void this.#notice.during(() => this.#realms.open());
      },
    };
  }

  #show(name: string): void {
    this.#shown = name;
    this.#keepInAddress();
    this.#changed();
  }

  /** The part that is looked at shows what is there now, soon. */
  #changed(): void {
    if (this.#settling) return;
    this.#settling = true;
    setTimeout(() => {
      this.#settling = false;
      if (this.#desk) void this.#refresh(this.#desk);
      const view = this.#views[this.#shown]!;
      // The journal is told entry by entry.
      if (this.#desk && view !== this.#requests)
        void this.#load(this.#desk, view);
    }, SETTLE_MILLISECONDS);
  }

  /** A reset is not told as such: the journal has fewer entries than are shown here. */
  async #refresh(desk: Desk): Promise<void> {
    const { last } = this.#requests;
    const realm = await this.#client
      .json<RealmSummary>("GET", pathOf(desk, ""))
      .catch(() => undefined);
    if (!realm || desk !== this.#desk) return;
    this.#realms.describe(realm);
    if (realm.requests < last) await this.#load(desk, this.#requests);
  }

  async #load(desk: Desk, view: View): Promise<void> {
    // A realm that goes, and an emulator that does not answer, are the feed's to tell.
    await view.load(desk).catch(() => undefined);
  }

  #connect(state: "" | "live" | "lost"): void {
    this.#connection.dataset.state = state;
    this.#connection.textContent =
      state === "lost" ? "no answer, trying again" : state;
  }

  #keepInAddress(): void {
    if (!this.#desk) return;
    const realm = encodeURIComponent(this.#desk.realm.name);
    history.replaceState(null, "", `#${realm}/${this.#shown}`);
  }
}
