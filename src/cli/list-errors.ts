import { createEmulator } from "../emulator/create-emulator.ts";
import { unknownName } from "../fixture/unknown-name.ts";
import { allRefusals } from "../scenario/refusals.ts";
import { EXIT } from "./failure.ts";
import { toTable } from "./table.ts";

interface Occurrence {
  readonly operation: string;
  readonly example: string;
  readonly status: number;
  readonly msg: string;
}

interface Listed {
  readonly code: string;
  readonly occurrences: readonly Occurrence[];
  /** Built-in scenarios whose steps expect it. */
  readonly scenarios: readonly string[];
}

/**
 * Prints the error codes and how to get each, or every case of one.
 *
 * Errors: UsageError `NO_SUCH_CODE`.
 */
export async function listErrors(
  code: string | undefined,
  { json }: { json?: boolean },
): Promise<number> {
  const all = await collect();
  const wanted = code === undefined ? all : [findCode(all, code)];
  if (json) console.log(JSON.stringify({ errors: wanted }));
  else if (code === undefined) console.log(overview(all));
  else console.log(wanted.map(inFull).join("\n"));
  return EXIT.OK;
}

async function collect(): Promise<Listed[]> {
  const byCode = new Map<string, Occurrence[]>();
  for (const { operationId, code, name, status, msg } of allRefusals()) {
    const list = byCode.get(code) ?? [];
    list.push({ operation: operationId, example: name, status, msg });
    byCode.set(code, list);
  }
  const shown = await scenariosByCode();
  return [...byCode]
    .map(([code, occurrences]) => ({
      code,
      occurrences,
      scenarios: ownFirst(code, shown.get(code) ?? []),
    }))
    .toSorted((a, b) => a.code.localeCompare(b.code));
}

/** Built-in scenarios by the codes that their steps expect. */
async function scenariosByCode(): Promise<Map<string, string[]>> {
  const { scenarios } = createEmulator();
  const shown = new Map<string, string[]>();
  for (const { name } of await scenarios.list()) {
    const { scenario } = await scenarios.load(name);
    const codes = (scenario.steps ?? []).map(
      ({ expect }) => (expect as { error?: string } | undefined)?.error,
    );
    for (const code of new Set(codes))
      if (code !== undefined)
        shown.set(code, [...(shown.get(code) ?? []), name]);
  }
  return shown;
}

/** The scenario that is about the code, then those in which it comes up. */
function ownFirst(code: string, names: readonly string[]): readonly string[] {
  const own = `error-${code.toLowerCase().replaceAll("_", "-")}`;
  return names.toSorted((a, b) => Number(b === own) - Number(a === own));
}

function findCode(all: readonly Listed[], code: string): Listed {
  const found = all.find((listed) => listed.code === code.toUpperCase());
  if (found) return found;
  throw unknownName("NO_SUCH_CODE", {
    kind: "error",
    name: code,
    known: all.map((listed) => listed.code),
    otherwise: "see 'chat-emulator errors' for those there are",
  });
}

function overview(all: readonly Listed[]): string {
  return toTable(
    all.map(({ code, occurrences, scenarios }) => [
      code,
      [...new Set(occurrences.map(({ status }) => status))].join(", "),
      scenarios[0] === undefined ? "" : `--scenario ${scenarios[0]}`,
    ]),
  );
}

function inFull({ code, occurrences, scenarios }: Listed): string {
  return [
    `${code}, in a rule: then: { error: ${code} } or { error: { code: ${code}, example: NAME } }`,
    ...(scenarios.length > 0 ? [`scenarios: ${scenarios.join(", ")}`] : []),
    "",
    toTable(
      occurrences.map(({ operation, example, status, msg }) => [
        operation,
        example,
        String(status),
        msg,
      ]),
    ),
  ].join("\n");
}
