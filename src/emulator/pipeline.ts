import { decodeParameters, type ParameterSources } from "../contract/decode.ts";
import { matchRoute } from "../contract/match.ts";
import type { OperationSpec } from "../contract/operation.ts";
import { OlderRefusal } from "../feature-levels/older-refusal.ts";
import { ApiError } from "../protocol/api-error.ts";
import type { Answer, Call } from "../protocol/call.ts";
import { clientName } from "../protocol/client-name.ts";
import { successFields } from "../protocol/envelope.ts";
import { toParameterError } from "../protocol/parameter-errors.ts";
import { lastField, readQuery } from "../protocol/parameters.ts";
import type { User } from "../realm/users.ts";
import { whyGateRefuses } from "../resources/gates.ts";
import { findHandler } from "../resources/index.ts";
import { Held, type Operation } from "../resources/operation.ts";
import { requireAllowance } from "./allowance.ts";
import {
  errorAnswer,
  failureAnswer,
  notImplementedAnswer,
  optionsAnswer,
  successAnswer,
  wrongMethodAnswer,
} from "./answers.ts";
import type { CallReport } from "./call-report.ts";
import { checkedAnswer, type AnswerCheck } from "./checked-answer.ts";
import type { EmulatedRealm } from "./emulated-realm.ts";
import { identify } from "./identify.ts";
import { UNALTERED, type Performing } from "./performing.ts";
import { readRealmName, type Realms } from "./realms.ts";
import { pathNotFound, unknownPath } from "./unknown-path.ts";
import { requireReadableForm, requireShortTarget } from "./well-formed.ts";

/** What surrounds a call: the realms that it may be for, and what is written down of it. */
interface Surroundings {
  readonly realms: Realms;
  /** Given in strict mode. */
  readonly check: AnswerCheck | undefined;
  readonly report: CallReport;
}

/**
 * One request, start to end: route, credentials, gate, parameters, operation, envelope, check.
 *
 * Source: platform 0, the order in which errors win.
 */
export async function answerCall(
  call: Call,
  surroundings: Surroundings,
): Promise<Answer> {
  const made = await answerOrRefuse(call, surroundings);
  const { headers } = surroundings.report;
  return headers ? { ...made, headers: { ...made.headers, ...headers } } : made;
}

async function answerOrRefuse(
  call: Call,
  surroundings: Surroundings,
): Promise<Answer> {
  try {
    return await answerOrThrow(call, surroundings);
  } catch (error) {
    const { check, report } = surroundings;
    if (!(error instanceof ApiError)) {
      report.failure = error;
      return failureAnswer("Internal server error");
    }
    const older = report.realm?.older;
    const written = older?.writeRefusal(error) ?? error;
    report.code = written.code;
    const refused = errorAnswer(error);
    const newest =
      check && report.operation && !(error instanceof OlderRefusal)
        ? checkedAnswer(check, report.operation, refused, report)
        : refused;
    return written === error || newest !== refused
      ? newest
      : errorAnswer(written);
  }
}

async function answerOrThrow(
  call: Call,
  { realms, check, report }: Surroundings,
): Promise<Answer> {
  requireShortTarget(call);
  const { name, path } = readRealmName(call.path, call.header("host"));
  const named = name === undefined ? undefined : realms.get(name);
  if (named) report.realm = named;
  if (call.method === "POST") requireReadableForm(call);

  const route = matchRoute(methodOf(call), path);
  if (route.kind === "unknown-path") throw await unknownPath(call.method, path);
  if (call.method === "OPTIONS") return optionsAnswer(path, route.allowed);
  if (route.kind === "wrong-method")
    return wrongMethodAnswer(path, route.allowed);
  const { operation, pathParameters } = route;
  const { operationId } = operation;
  report.operation = operation;

  const found = findHandler(operationId);
  const handling = found instanceof Promise ? await found : found;
  if (!handling) return notImplementedAnswer(operationId);

  const { realm, caller } = identify(call, realms, {
    named,
    name,
    operation,
    handling,
  });
  report.realm = realm;
  report.arrival = realm.journal.arrive(realm.state.clock.now());
  if (realm.older && !realm.older.has(operationId))
    throw new OlderRefusal(pathNotFound(call.method, path, undefined));
  if (caller) report.caller = caller;
  requireReadableForm(call);
  if (caller) requireAdmission(realm, caller, report);

  const query = readQuery(call.query);
  const sources = { path: pathParameters, form: call.form.fields, query };
  const { params, ignored } = decode(realm, operation, sources);
  const client = readClient(call, query);
  report.params = params;
  report.ignored = ignored;
  report.client = client;

  const ready: ReadyCall = {
    call,
    realm,
    caller,
    operation,
    handling,
    params,
    ignored,
    client,
    check,
    report,
  };
  const perform = (performing: Performing) =>
    performOperation(performing, ready);
  return realm.underRules
    ? realm.underRules(
        realm,
        { operationId, caller, params, client },
        { perform, report },
      )
    : perform(UNALTERED);
}

/** A POST whose form has a field `method` is dispatched as that method. Source: platform 2.5. */
function methodOf(call: Call): string {
  return call.method === "POST"
    ? (lastField(call.form.fields, "method") ?? "POST")
    : call.method;
}

/** Refuses a caller who asks too often, or whom the operation is not for. */
function requireAdmission(
  realm: EmulatedRealm,
  caller: User,
  report: CallReport,
): void {
  requireAllowance(realm, caller, report);
  const gate = report.operation?.gate;
  if (gate === undefined) return;
  const refused = whyGateRefuses(gate, realm.state, caller);
  if (refused) throw refused;
}

function decode(
  { older }: EmulatedRealm,
  operation: OperationSpec,
  sources: ParameterSources,
) {
  if (older) return older.decode(operation, sources);
  const decoded = decodeParameters(operation, sources);
  if ("problem" in decoded) throw toParameterError(decoded.problem);
  return decoded;
}

function readClient(call: Call, query: ParameterSources["query"]): string {
  const parameter =
    lastField(query, "client") ??
    (call.method === "POST"
      ? lastField(call.form.fields, "client")
      : undefined);
  return clientName(parameter, call.header("user-agent"));
}

/** A call whose operation may run. */
interface ReadyCall {
  readonly call: Call;
  readonly realm: EmulatedRealm;
  readonly caller: User | undefined;
  readonly operation: OperationSpec;
  readonly handling: Operation;
  readonly params: Readonly<Record<string, unknown>>;
  readonly ignored: readonly string[];
  readonly client: string;
  readonly check: AnswerCheck | undefined;
  readonly report: CallReport;
}

/** Runs the operation when its turn has come, and puts what it gives into the envelope. */
async function performOperation(
  { run, batch }: Performing,
  {
    call,
    realm: { state, older },
    caller,
    operation,
    handling,
    params,
    ignored,
    client,
    check,
    report,
  }: ReadyCall,
): Promise<Answer> {
  const context = {
    realm: state,
    caller,
    params: params as never,
    client,
    files: call.form.files,
    call,
    told: report,
    batch: older?.isAtomic(operation.operationId) ? undefined : batch,
  };
  const result = await state.line.run(() =>
    run(() => handling.handler(context)),
  );
  const isHeld = result instanceof Held;
  if (isHeld) delete report.headers;
  const fields = isHeld ? await result.answer : result;
  const success = successAnswer(
    successFields(
      fields as Readonly<Record<string, unknown>>,
      isHeld ? [] : ignored,
    ),
  );
  const newest = check
    ? checkedAnswer(check, operation, success, report)
    : success;
  return older?.writeAnswer(operation.operationId, newest) ?? newest;
}
