import type { Answer, Call } from "../protocol/call.ts";
import { readQuery } from "../protocol/parameters.ts";
import type { EmulatedRealm } from "./emulated-realm.ts";
import type { JournalEntry } from "./journal.ts";
import type { CallReport } from "./call-report.ts";

/** Puts a call and its answer into the realm's journal. */
export function writeDown(
  { journal, state }: EmulatedRealm,
  { call, answer, report }: { call: Call; answer: Answer; report: CallReport },
): JournalEntry {
  const now = state.clock.now();
  const arrival = report.arrival ?? journal.arrive(now);
  return journal.add(
    {
      at: arrival.at,
      method: call.method,
      path: call.path,
      operation: report.operation?.operationId,
      caller: report.caller?.handle,
      client: report.client,
      params: report.params ?? {},
      ignored: report.ignored ?? [],
      status: answer.status,
      code: report.code,
      answer: answer.body,
      network: answer.network,
      duration_milliseconds: Math.max(0, now - arrival.at),
      rule: report.rules?.join(", "),
    },
    arrival,
    {
      fields: [...readQuery(call.query), ...call.form.fields],
      files: call.form.files,
      userAgent: call.header("user-agent"),
      ownAct: call.ownAct ?? false,
    },
  );
}
