import type { EventQueue } from "../realm/event-queue.ts";
import type { RealmEvent } from "../realm/event.ts";
import type { Realm } from "../realm/realm.ts";

/** Something that happened in a realm beside its calls. */
export type Happened =
  | {
      readonly kind: "event";
      readonly queue: EventQueue;
      readonly event: RealmEvent;
    }
  | { readonly kind: "clock" | "scenario" | "removed" };

/** Called with everything that happens, in its order. */
export type Follower = (happened: Happened) => void;

/** Those who want to be told what happens in a realm; nothing is paid while there are none. */
export class Followers {
  readonly #realm: Realm;
  readonly #followers = new Set<Follower>();

  constructor(realm: Realm) {
    this.#realm = realm;
  }

  /** Answers how to stop following. */
  add(follower: Follower): () => void {
    this.#followers.add(follower);
    this.#listen();
    return () => {
      this.#followers.delete(follower);
      this.#listen();
    };
  }

  tell(happened: Happened): void {
    for (const follower of this.#followers) follower(happened);
  }

  #listen(): void {
    const { queues, clock } = this.#realm;
    const anybody = this.#followers.size > 0;
    queues.onEvent = anybody
      ? (queue, event) => this.tell({ kind: "event", queue, event })
      : undefined;
    clock.onMove = anybody ? () => this.tell({ kind: "clock" }) : undefined;
  }
}
