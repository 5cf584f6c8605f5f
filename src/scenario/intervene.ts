import { parseDuration } from "../fixture/time.ts";
import type { Random } from "../realm/random.ts";
import type { Realm } from "../realm/realm.ts";
import type { ActiveRule } from "./active-rule.ts";
import {
  afterAnswer,
  alterEvents,
  holdEvents,
  type EventAlteration,
} from "./event-effects.ts";
import type { Effects } from "./format/effects.ts";
import type {
  ConsideredCall,
  Intervention,
  MadeUpReply,
} from "./intervention.ts";
import { rateLimited, toRefusal } from "./refusals.ts";
import { changeWorld, isChange } from "./world-change.ts";

/** Chosen: how long a rate-limited client is told to wait when the rule does not say. */
const DEFAULT_RETRY_AFTER_SECONDS = 2;

/** A rule that fired, and how it changes its scenario's state. */
export interface Fired {
  readonly active: ActiveRule;
  readonly goTo: (state: string) => void;
}

/** What all rules that fired do to a call together. The first that answers in the operation's place wins. */
export function toIntervention(
  fired: readonly Fired[],
  call: ConsideredCall,
  { realm, random }: { realm: Realm; random: Random },
): Intervention {
  const effects = fired.map(({ active }) => active.rule.then);
  const answering = effects.find(isAnswering);
  return {
    rules: fired.map(({ active }) => active.name),
    delayMilliseconds: fired.reduce(
      (sum, { active }) => sum + delayOf(active, random),
      0,
    ),
    changes: fired.flatMap(({ active, goTo }) =>
      isChange(active.rule.then)
        ? [
            () =>
              changeWorld(active.rule.then, {
                realm,
                caller: call.caller,
                queueId: call.params.queue_id as string | undefined,
                goTo,
              }),
          ]
        : [],
    ),
    runs: runs(answering),
    events: effects.flatMap((effect) => alterations(realm, effect, call)),
    batch: effects.find((effect) => effect.partial)?.partial?.batch,
    error: errorOf(answering, call),
    reply: answering?.reply && toReply(answering.reply),
    order: effects.find((effect) => effect.order)?.order,
    network: answering?.network,
  };
}

function isAnswering(effect: Effects): boolean {
  return (
    effect.error !== undefined ||
    effect.reply !== undefined ||
    effect["rate-limit"] !== undefined ||
    effect.network !== undefined
  );
}

/** An empty or cut-off answer is one that was made; what else stands in for an answer keeps it from being made. */
function runs(answering: Effects | undefined): boolean {
  if (!answering) return true;
  if (answering.run !== undefined) return answering.run;
  const { error, reply, network } = answering;
  return (
    error === undefined &&
    reply === undefined &&
    answering["rate-limit"] === undefined &&
    (network === "empty" || network === "truncated")
  );
}

function errorOf(answering: Effects | undefined, call: ConsideredCall) {
  if (answering?.error !== undefined)
    return toRefusal(call.operationId, answering.error);
  const limit = answering?.["rate-limit"];
  return limit && rateLimited(limit.retry_after ?? DEFAULT_RETRY_AFTER_SECONDS);
}

function toReply({
  status = 200,
  headers = {},
  body = "",
}: NonNullable<Effects["reply"]>): MadeUpReply {
  const isText = typeof body === "string";
  return {
    status,
    headers: {
      "Content-Type": isText ? "text/html; charset=utf-8" : "application/json",
      ...headers,
    },
    body: isText ? body : `${JSON.stringify(body)}\n`,
  };
}

function delayOf({ name, rule, fired }: ActiveRule, random: Random): number {
  const { delay } = rule.then;
  if (delay === undefined) return 0;
  if (typeof delay === "string") return parseDuration(delay) ?? 0;
  const min = parseDuration(delay.min) ?? 0;
  const max = parseDuration(delay.max) ?? min;
  return min + random.integer(Math.max(max - min, 0) + 1, "delay", name, fired);
}

function alterations(
  realm: Realm,
  effect: Effects,
  { caller }: ConsideredCall,
): EventAlteration[] {
  const found: EventAlteration[] = [];
  for (const how of ["drop", "duplicate"] as const) {
    const choice = effect[`${how}-event`];
    if (choice !== undefined) found.push(alterEvents(realm, how, choice));
  }
  const swapped = effect["swap-events"];
  if (swapped !== undefined) found.push(alterEvents(realm, "swap", swapped));
  const held = effect["hold-event"];
  if (held !== undefined) found.push(holdEvents(realm, held));
  if (effect.order === "response-first")
    found.push(afterAnswer(caller?.user_id));
  return found;
}
