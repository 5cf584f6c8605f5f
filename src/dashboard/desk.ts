import type { ControlClient } from "./control-client.ts";
import type { Notice } from "./notice.ts";
import type { RealmSummary } from "./wire.ts";

/** What every part of the page works with. */
export interface Desk {
  readonly client: ControlClient;
  readonly notice: Notice;
  /** The chosen realm. */
  readonly realm: RealmSummary;
}

/** The path of something of the chosen realm, relative to the page. */
export function pathOf({ realm }: Desk, rest: string): string {
  return `realms/${encodeURIComponent(realm.name)}${rest}`;
}

/** A part of the page that shows something of the chosen realm. */
export interface View {
  readonly element: HTMLElement;
  /** Shows what is there now. */
  load(desk: Desk): Promise<void>;
}
