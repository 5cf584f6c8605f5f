import type { ApiError } from "../protocol/api-error.ts";
import { refusedFor } from "../protocol/rate-limit.ts";
import type { Answer } from "../protocol/call.ts";
import {
  accountDeactivated,
  realmDeactivated,
} from "../protocol/credentials.ts";
import { pause } from "../realm/clock.ts";
import { getOrganization } from "../realm/organization.ts";
import { users } from "../realm/users.ts";
import type { ConsideredCall, Intervention } from "../scenario/intervention.ts";
import type { EmulatedRealm } from "./emulated-realm.ts";
import type { CallReport } from "./call-report.ts";
import { UNALTERED, type Performing } from "./performing.ts";
import { DEFAULT_REQUESTS_PER_MINUTE } from "./rate-limit.ts";

/** Chosen: by how much the first of two answers on different sockets is ahead, so that it also arrives first. */
const HEAD_START_MILLISECONDS = 20;

const NOTHING: Answer = { status: 0, headers: {}, body: "" };

interface Making {
  readonly perform: (performing: Performing) => Promise<Answer>;
  readonly report: CallReport;
}

/**
 * Makes the answer of a call in a realm that has rules: first the delay, then the changes of the realm, then the
 * operation, then what stands in its answer's place.
 */
export async function answerUnderRules(
  realm: EmulatedRealm,
  call: ConsideredCall,
  { perform, report }: Making,
): Promise<Answer> {
  const { rules } = realm;
  const intervention = rules?.consider(call);
  if (!rules || !intervention) return perform(UNALTERED);
  report.rules = intervention.rules;
  if (!(await rules.delay(intervention.delayMilliseconds)))
    return { ...NOTHING, network: "reset" };
  await changeRealm(realm, call, intervention);
  const made = intervention.runs
    ? await perform({
        run: (handler) => rules.events.during(intervention.events, handler),
        batch: intervention.batch,
      })
    : NOTHING;
  const deliverWaiting = rules.events.takeWaiting();
  if (intervention.order === "event-first")
    await pause(HEAD_START_MILLISECONDS);
  if (intervention.order === "response-first")
    rules.settle(pause(HEAD_START_MILLISECONDS).then(deliverWaiting));
  const { error, reply, network } = intervention;
  if (error) {
    if (error.status === 429) report.headers = limitHeaders(realm, error);
    throw error;
  }
  const answer = reply ?? made;
  return network === undefined ? answer : { ...answer, network };
}

/** What a rule does to the caller counts for this call already. */
async function changeRealm(
  { state }: EmulatedRealm,
  { caller }: ConsideredCall,
  { changes }: Intervention,
): Promise<void> {
  if (changes.length === 0) return;
  await state.line.run(async () => {
    for (const change of changes) await change();
  });
  if (getOrganization(state).deactivated) throw realmDeactivated();
  if (caller && !state.open(users).require(caller.user_id).is_active)
    throw accountDeactivated();
}

function limitHeaders(
  { state }: EmulatedRealm,
  { extra }: ApiError,
): CallReport["headers"] & object {
  const { rate_limit_per_minute: limit } = getOrganization(state);
  return refusedFor(
    Number(extra["retry-after"]),
    state.clock.now(),
    limit ?? DEFAULT_REQUESTS_PER_MINUTE,
  ).headers;
}
