import type { Realm } from "../../realm/realm.ts";
import { findSubscription } from "../../realm/stream-access.ts";
import {
  kindOfProperty,
  type SubscriptionChange,
} from "../../realm/subscription-settings.ts";
import type { Subscription } from "../../realm/subscriptions.ts";
import type { User } from "../../realm/users.ts";
import {
  notBoolean,
  notColor,
  notSubscribed,
  notText,
  unknownProperty,
} from "./errors.ts";
import { requireStream } from "./find-stream.ts";

const COLOR = /^#[a-fA-F0-9]{3,6}$/;

/** A setting of one stream as it is asked for. */
interface Wish {
  readonly stream_id: number;
  readonly property: string;
  readonly value: string | boolean;
}

/** Checks what is asked before anything changes. Source: organization 4.6, in its order. */
export function planSubscriptionChange(
  realm: Realm,
  caller: User,
  { stream_id, property, value }: Wish,
): { subscription: Subscription; change: SubscriptionChange } {
  const kind = kindOfProperty(property);
  if (!kind) throw unknownProperty(property);
  requireStream(realm, caller, stream_id);
  const subscription = findSubscription(realm, caller.user_id, stream_id);
  if (!subscription?.active) throw notSubscribed(stream_id);
  if (kind === "switch" && typeof value !== "boolean")
    throw notBoolean(property);
  if (kind === "color") requireColor(property, value);
  return { subscription, change: { property, value } as SubscriptionChange };
}

function requireColor(property: string, value: string | boolean): void {
  if (typeof value !== "string") throw notText(property);
  if (!COLOR.test(value)) throw notColor(property);
}
