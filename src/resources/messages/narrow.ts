import type { NarrowTerm } from "../../contract/narrow.ts";
import { topicKey } from "../../realm/messages.ts";
import type { Realm } from "../../realm/realm.ts";
import type { Selection } from "../../realm/select-messages.ts";
import { canReadWholeHistory } from "../../realm/stream-access.ts";
import { isGuest, type User } from "../../realm/users.ts";
import type { Narrow } from "./everything.ts";
import { badNarrow, findNarrowStream } from "./narrow-operands.ts";
import { OPERATORS, type Condition } from "./narrow-operators.ts";
import { SearchQuery } from "./search.ts";

/**
 * What a narrow selects for a reader; terms are judged in order, `search` last.
 *
 * Errors: `BAD_NARROW` with `desc`. Source: messages 7.3, 7.5.
 */
export function compileNarrow(
  realm: Realm,
  reader: User | undefined,
  terms: readonly NarrowTerm[],
): Narrow {
  const searches = terms.filter((term) => term.operator === "search");
  const others = terms.filter((term) => term.operator !== "search");
  const kinds = new Set<string>();
  const conditions: Condition[] = [];
  let source: Selection["source"];
  for (const term of others) {
    const compile = OPERATORS[term.operator];
    if (!compile) throw badNarrow(`unknown operator ${term.operator}`);
    const compiled = compile(realm, reader, term.operand);
    if (compiled.kind) kinds.add(compiled.kind);
    if (kinds.size > 1)
      throw badNarrow("No message can be both a stream and a DM message");
    const negated = term.negated && !NEVER_NEGATED.has(term.operator);
    conditions.push(
      negated
        ? (message, flags) => !compiled.condition(message, flags)
        : compiled.condition,
    );
    if (!negated && compiled.source) source = narrower(source, compiled.source);
  }
  const search =
    searches.length > 0
      ? new SearchQuery(searches.map((term) => String(term.operand)).join(" "))
      : undefined;
  if (search) conditions.push((message) => search.matches(message));
  return {
    search,
    source: topicSource(realm, reader, others) ?? source,
    includesHistory: includesHistory(realm, reader, others),
    namesStream: others.some((term) => term.operator === "stream"),
    matches: (message, flags) =>
      conditions.every((condition) => condition(message, flags)),
  };
}

/** Negation changes nothing for these. Source: messages 7.5. */
const NEVER_NEGATED = new Set(["in", "near"]);

/** A list of ids beats an index. */
function narrower(
  a: Selection["source"],
  b: Selection["source"],
): Selection["source"] {
  return a && "ids" in a ? a : b;
}

/** A stream and a topic together have an index of their own. */
function topicSource(
  realm: Realm,
  reader: User | undefined,
  terms: readonly NarrowTerm[],
): Selection["source"] {
  const plain = terms.filter((term) => !term.negated);
  const streamTerm = plain.find((term) => term.operator === "stream");
  const topicTerm = plain.find((term) => term.operator === "topic");
  if (!streamTerm || !topicTerm) return undefined;
  const stream = findNarrowStream(realm, reader, streamTerm.operand);
  return (
    stream && {
      index: "topic",
      key: topicKey(stream.stream_id, String(topicTerm.operand)),
    }
  );
}

/**
 * Whether messages without an own copy are selected too. The last of several stream terms decides.
 *
 * Source: messages 7.3.
 */
function includesHistory(
  realm: Realm,
  reader: User | undefined,
  terms: readonly NarrowTerm[],
): boolean {
  if (!reader) return true;
  if (terms.some((term) => term.operator === "is")) return false;
  let includes = false;
  for (const { operator, operand, negated } of terms) {
    if (negated) continue;
    if (operator === "streams" && operand === "public")
      includes = !isGuest(reader);
    if (operator !== "stream") continue;
    const stream = findNarrowStream(realm, reader, operand);
    includes =
      stream !== undefined && canReadWholeHistory(realm, reader, stream);
  }
  return includes;
}
