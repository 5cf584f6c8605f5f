import { pathOf, type Desk, type View } from "./desk.ts";
import { element, refill, table } from "./element.ts";
import { count, toInstant } from "./format.ts";
import type { DeliveredEvent, Queue, WaitingEvent } from "./wire.ts";

/** How many of the events delivered lately are shown. */
const MAX_DELIVERED = 100;

/** Who listens, what waits for them, and what their queues were given lately. */
export class QueuesView implements View {
  readonly #queues = element("div");
  readonly #delivered = element("ol", { className: "events", reversed: true });
  readonly element: HTMLElement;
  /** By user id. */
  readonly #handles = new Map<number, string>();
  #opened = new Set<string>();
  #desk: Desk | undefined;
  #shown = "";

  constructor() {
    this.element = element("div", { className: "columns" }, [
      element("section", {}, [
        element("h2", { textContent: "Event queues" }),
        this.#queues,
      ]),
      element("section", {}, [
        element("h2", { textContent: "Lately delivered" }),
        element("p", {
          className: "quiet",
          textContent: "Since this page was opened, the newest on top.",
        }),
        this.#delivered,
      ]),
    ]);
  }

  async load(desk: Desk): Promise<void> {
    if (desk.realm.name !== this.#desk?.realm.name) {
      this.#delivered.replaceChildren();
      this.#handles.clear();
    }
    this.#desk = desk;
    const { queues } = await desk.client.json<{ queues: readonly Queue[] }>(
      "GET",
      pathOf(desk, "/queues"),
    );
    const text = JSON.stringify([desk.realm.name, queues]);
    if (desk !== this.#desk || text === this.#shown) return;
    this.#shown = text;
    for (const { user_id, user } of queues)
      if (user !== undefined) this.#handles.set(user_id, user);
    for (const who of this.#delivered.querySelectorAll<HTMLElement>(".who"))
      who.textContent = this.#nameOf(Number(who.dataset.user));
    refill(
      this.#queues,
      queues.length === 0
        ? [
            element("p", {
              className: "quiet",
              textContent: "Nobody has registered, or all have expired.",
            }),
          ]
        : [
            table(
              ["Who", "Client", "Queue", "Polled", "Waiting"],
              queues.map((queue) => this.#rowOf(queue)),
              { className: "queues" },
            ),
          ],
    );
  }

  add({ user_id, event }: DeliveredEvent): void {
    const who = element("b", {
      className: "who",
      textContent: this.#nameOf(user_id),
    });
    who.dataset.user = String(user_id);
    this.#delivered.prepend(element("li", {}, [eventDetails(event, who)]));
    while (this.#delivered.children.length > MAX_DELIVERED)
      this.#delivered.lastElementChild!.remove();
    if (!this.#handles.has(user_id) && this.#desk)
      void this.load(this.#desk).catch(() => undefined);
  }

  #nameOf(userId: number): string {
    return this.#handles.get(userId) ?? `user ${userId}`;
  }

  #rowOf(queue: Queue) {
    const { queue_id, user, user_id, client, polled, events } = queue;
    return [
      user ?? this.#nameOf(user_id),
      client,
      element("span", {
        className: "mono",
        textContent: queue_id,
        title: `last event ${queue.last_event_id}; ${queue.event_types?.join(", ") ?? "all types"}`,
      }),
      polled ? "now" : toInstant(queue.last_connection),
      events.length === 0 ? "nothing" : this.#waiting(queue_id, events),
    ];
  }

  #waiting(id: string, events: readonly WaitingEvent[]): HTMLElement {
    const details = element("details", { open: this.#opened.has(id) }, [
      element("summary", { textContent: count(events.length, "event") }),
      element(
        "ol",
        { className: "events" },
        events.map((event) => element("li", {}, [eventDetails(event)])),
      ),
    ]);
    details.addEventListener("toggle", () => {
      if (details.open) this.#opened.add(id);
      else this.#opened.delete(id);
    });
    return details;
  }
}

/** One line, which opens to the whole event. */
function eventDetails(event: WaitingEvent, who?: HTMLElement): HTMLElement {
  const { type, op } = event;
  const name = [type, op].filter((part) => typeof part === "string").join(" ");
  const body = element("pre", { tabIndex: 0 });
  const details = element("details", {}, [
    element("summary", {}, [who, who && " ", name]),
    body,
  ]);
  details.addEventListener("toggle", () => {
    body.textContent = JSON.stringify(event, null, 2);
  });
  return details;
}
