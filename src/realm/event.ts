import { writeObject } from "./json-text.ts";

/**
 * An event as it is put into queues, without its `id`; that is the queue's. The same object goes to every queue that
 * gets the same event, so its text is written once.
 */
export interface RealmEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** An event in a queue. */
export interface QueuedEvent {
  readonly id: number;
  readonly event: RealmEvent;
}

const texts = new WeakMap<RealmEvent, string>();

/** JSON of the event with its `id` as the last key. */
export function writeEvent({ id, event }: QueuedEvent): string {
  let text = texts.get(event);
  if (text === undefined) {
    text = writeObject(event).slice(0, -1);
    texts.set(event, text);
  }
  return `${text},"id":${id}}`;
}
