import type { checkAnswer } from "../contract/check-answer.ts";
import { decodeParameters, type ParameterSources } from "../contract/decode.ts";
import { matchRoute } from "../contract/match.ts";
import type { OperationSpec } from "../contract/operation.ts";
import { OlderRefusal } from "../feature-levels/older-refusal.ts";
import { ApiError, badRequest } from "../protocol/api-error.ts";
import { bodyText } from "../protocol/body-text.ts";
import type { Answer, Call } from "../protocol/call.ts";
import { clientName } from "../protocol/client-name.ts";
import { successFields } from "../protocol/envelope.ts";
import { toParameterError } from "../protocol/parameter-errors.ts";
import { lastField, readQuery } from "../protocol/parameters.ts";
import type { User } from "../realm/users.ts";
import { whyGateRefuses } from "../resources/gates.ts";
import { findHandler } from "../resources/index.ts";
import { Held, type Operation } from "../resources/operation.ts";
import {
  errorAnswer,
  failureAnswer,
  notImplementedAnswer,
  optionsAnswer,
  successAnswer,
  wrongMethodAnswer,
} from "./answers.ts";
import { authenticate } from "./authenticate.ts";
import type { EmulatedRealm } from "./emulated-realm.ts";
import { requireAllowance } from "./allowance.ts";
import type { Arrival } from "./journal.ts";
import { UNALTERED, type Performing } from "./performing.ts";
import { readRealmName, type Realms } from "./realms.ts";

/** What the pipeline learned of a call, for the journal. */
export interface CallReport {
  realm?: EmulatedRealm;
  /** When the realm was found. */
  arrival?: Arrival;
  operation?: OperationSpec;
  caller?: User;
  client?: string;
  params?: Readonly<Record<string, unknown>>;
  ignored?: readonly string[];
  code?: string;
  /** Names of the scenario's rules that fired. */
  rules?: readonly string[];
  /** Headers beside those of the answer's kind. */
  headers?: Readonly<Record<string, string>>;
  /** What went wrong on our side. */
  failure?: unknown;
}

/** Says what is wrong with an answer by the document; given in strict mode. */
export type AnswerCheck = typeof checkAnswer;

/**
 * One request, start to end: route, credentials, gate, parameters, operation, envelope, check.
 *
 * Source: platform 0, the order in which errors win.
 */
export async function answerCall(
  call: Call,
  {
    realms,
    check,
    report,
  }: { realms: Realms; check: AnswerCheck | undefined; report: CallReport },
): Promise<Answer> {
  const made = await answerOrRefuse(call, realms, check, report);
  return report.headers
    ? { ...made, headers: { ...made.headers, ...report.headers } }
    : made;
}

async function answerOrRefuse(
  call: Call,
  realms: Realms,
  check: AnswerCheck | undefined,
  report: CallReport,
): Promise<Answer> {
  try {
    return await answerOrThrow(call, realms, check, report);
  } catch (error) {
    if (!(error instanceof ApiError)) {
      report.failure = error;
      return failureAnswer(
        error instanceof AnswerMismatch
          ? error.message
          : "Internal server error",
      );
    }
    const older = report.realm?.older;
    const written = older?.writeRefusal(error) ?? error;
    report.code = written.code;
    const refused = errorAnswer(error);
    const newest =
      check && report.operation && !(error instanceof OlderRefusal)
        ? checked(check, report.operation, refused, report)
        : refused;
    return written === error || newest !== refused
      ? newest
      : errorAnswer(written);
  }
}

async function answerOrThrow(
  call: Call,
  realms: Realms,
  check: AnswerCheck | undefined,
  report: CallReport,
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
  const { operation } = route;
  report.operation = operation;

  const found = findHandler(operation.operationId);
  const handling = found instanceof Promise ? await found : found;
  if (!handling) return notImplementedAnswer(operation.operationId);

  const { realm, caller } = identify(call, realms, {
    named,
    name,
    operation,
    handling,
  });
  report.realm = realm;
  report.arrival = realm.journal.arrive(realm.state.clock.now());
  const { older } = realm;
  if (older && !older.has(operation.operationId))
    throw new OlderRefusal(pathNotFound(call.method, path, undefined));
  if (caller) report.caller = caller;
  requireReadableForm(call);
  if (caller) requireAllowance(realm, caller, report);

  if (caller && operation.gate !== undefined) {
    const refused = whyGateRefuses(operation.gate, realm.state, caller);
    if (refused) throw refused;
  }
  const query = readQuery(call.query);
  const sources = {
    path: route.pathParameters,
    form: call.form.fields,
    query,
  };
  const decoded = older
    ? older.decode(operation, sources)
    : decode(operation, sources);
  report.params = decoded.params;
  report.ignored = decoded.ignored;
  const parameter =
    lastField(query, "client") ??
    (call.method === "POST"
      ? lastField(call.form.fields, "client")
      : undefined);
  const client = clientName(parameter, call.header("user-agent"));
  report.client = client;

  const { state } = realm;
  const perform = async ({ run, batch }: Performing): Promise<Answer> => {
    const context = {
      realm: state,
      caller,
      params: decoded.params as never,
      client,
      files: call.form.files,
      call,
      told: report,
      batch: older?.isAtomic(operation.operationId) ? undefined : batch,
    };
    const result = await state.line.run(() =>
      run(() => handling.handler(context)),
    );
    if (result instanceof Held) delete report.headers;
    const fields = result instanceof Held ? await result.answer : result;
    const success = successAnswer(
      successFields(
        fields as Readonly<Record<string, unknown>>,
        result instanceof Held ? [] : decoded.ignored,
      ),
    );
    const newest = check ? checked(check, operation, success, report) : success;
    return older?.writeAnswer(operation.operationId, newest) ?? newest;
  };
  const considered = {
    operationId: operation.operationId,
    caller,
    params: decoded.params,
    client,
  };
  return realm.underRules
    ? realm.underRules(realm, considered, { perform, report })
    : perform(UNALTERED);
}

function decode(operation: OperationSpec, sources: ParameterSources) {
  const decoded = decodeParameters(operation, sources);
  if ("problem" in decoded) throw toParameterError(decoded.problem);
  return decoded;
}

/** Who asks whom. Operations without credentials are answered by the realm named, else by the default one. */
function identify(
  call: Call,
  realms: Realms,
  {
    named,
    name,
    operation,
    handling,
  }: {
    named: EmulatedRealm | undefined;
    name: string | undefined;
    operation: OperationSpec;
    handling: Operation;
  },
): { realm: EmulatedRealm; caller: User | undefined } {
  const header = call.header("authorization");
  if (
    operation.credentials === "none" ||
    (handling.spectators && header === undefined)
  ) {
    const realm = name === undefined ? realms.default : named;
    if (!realm) throw unknownRealm(operation);
    return { realm, caller: undefined };
  }
  return authenticate(realms, header, {
    name,
    named,
    operationId: operation.operationId,
  });
}

/** Source: platform 1.5. */
function unknownRealm(operation: OperationSpec): ApiError {
  return operation.operationId === "get-server-settings"
    ? badRequest("Invalid subdomain")
    : new ApiError("NONEXISTENT_SUBDOMAIN", "Invalid subdomain", {
        status: 404,
      });
}

/** A POST whose form has a field `method` is dispatched as that method. Source: platform 2.5. */
function methodOf(call: Call): string {
  return call.method === "POST"
    ? (lastField(call.form.fields, "method") ?? "POST")
    : call.method;
}

/** Source: platform 0, stage 1. */
const MAX_TARGET_LENGTH = 8190;

function requireShortTarget({ path, query }: Call): void {
  if (path.length + query.length > MAX_TARGET_LENGTH) {
    throw new ApiError("REQUEST_URI_TOO_LONG", "Request-URI is too long", {
      status: 414,
    });
  }
}

/**
 * Source: platform 2.6; decisions: every body is the envelope. Chosen: 400 also where the reference fails with 500, on
 * PATCH and DELETE; here a 500 is always our own failure.
 */
function requireReadableForm({ form }: Call): void {
  if (form.problem === undefined) return;
  if (form.problem === "too-large") {
    throw new ApiError("REQUEST_TOO_LARGE", "Request body is too large", {
      status: 413,
    });
  }
  throw badRequest("Malformed request body");
}

/** The known path that is near is looked for by code that a page need not load before. */
async function unknownPath(method: string, path: string): Promise<ApiError> {
  const { nearestPath } = await import("../contract/nearest-path.ts");
  return pathNotFound(method, path, nearestPath(path));
}

/** Source: decisions, unknown path under `/api/v1`. */
function pathNotFound(
  method: string,
  path: string,
  nearest: string | undefined,
): ApiError {
  const hint = nearest === undefined ? "" : `; did you mean ${nearest}?`;
  return new ApiError("NOT_FOUND", `Unknown path: ${method} ${path}${hint}`, {
    status: 404,
  });
}

/** An answer that the document does not allow: our bug. */
class AnswerMismatch extends Error {}

function checked(
  check: AnswerCheck,
  operation: OperationSpec,
  answer: Answer,
  report: CallReport,
): Answer {
  const problems = check(
    operation.operationId,
    answer.status,
    JSON.parse(bodyText(answer.body)),
  );
  if (problems.length === 0) return answer;
  const mismatch = new AnswerMismatch(
    `The answer of ${operation.operationId} does not fit openapi.yaml: ${problems.join("; ")}`,
  );
  report.failure = mismatch;
  return failureAnswer(mismatch.message);
}
