import { parseDuration } from "../fixture/time.ts";
import type { Random } from "../realm/random.ts";
import type { Realm } from "../realm/realm.ts";
import { meets } from "./conditions.ts";
import type { Rule } from "./format/rule.ts";
import { toList } from "./format/values.ts";
import type { ConsideredCall } from "./intervention.ts";

/** A rule in force: it counts the calls that it looked at and those that it fired on. */
export class ActiveRule {
  readonly name: string;
  readonly rule: Rule;
  readonly #operations: ReadonlySet<string>;
  readonly #random: Random;
  readonly #endsAt: number;
  #seen = 0;
  #fired = 0;

  constructor(
    name: string,
    rule: Rule,
    { now, random }: { now: number; random: Random },
  ) {
    this.name = rule.name ?? name;
    this.rule = rule;
    this.#operations = new Set(toList(rule.on));
    this.#random = random;
    this.#endsAt =
      rule.ttl === undefined ? Infinity : now + (parseDuration(rule.ttl) ?? 0);
  }

  get seen(): number {
    return this.#seen;
  }

  get fired(): number {
    return this.#fired;
  }

  /** Whether it can never fire again. */
  isOver(now: number): boolean {
    return now >= this.#endsAt || this.#fired >= (this.rule.times ?? Infinity);
  }

  /** Counts a call that meets the rule's conditions, and says whether the rule fires on it. */
  fires(
    call: ConsideredCall,
    realm: Realm,
    state: string | undefined,
  ): boolean {
    if (this.isOver(realm.clock.now())) return false;
    if (!this.#operations.has("*") && !this.#operations.has(call.operationId))
      return false;
    if (this.rule.when && !meets(this.rule.when, call, realm, state))
      return false;
    const turn = ++this.#seen - (this.rule.after ?? 0);
    if (turn < 1 || turn % (this.rule.every ?? 1) !== 0 || !this.#isLucky())
      return false;
    this.#fired++;
    return true;
  }

  #isLucky(): boolean {
    const { chance } = this.rule;
    return (
      chance === undefined ||
      this.#random.fraction("rule", this.name, this.#seen) < chance
    );
  }
}
