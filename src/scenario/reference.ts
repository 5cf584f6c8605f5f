import { parseDuration } from "../fixture/time.ts";

/** Kinds of things that a scenario may name in place of an id. */
const RECORD_KINDS = [
  "user",
  "stream",
  "group",
  "queue",
  "message",
  "scheduled",
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A value that is known only when the scenario runs, written as a text that starts with `$`. */
export type Reference =
  | {
      readonly kind: RecordKind;
      readonly name: string;
      readonly field: string | undefined;
    }
  | { readonly kind: "now"; readonly offsetMilliseconds: number }
  | {
      readonly kind: "answer";
      readonly step: string;
      readonly path: readonly string[];
    };

const RECORD = new RegExp(`^\\$(${RECORD_KINDS.join("|")}):(.+)$`, "su");
const FIELD = /^(.+)\.([a-z_]+)$/su;
const NOW = /^\$now(?:([+-])(.+))?$/u;
const ANSWER = /^\$([a-z][a-z0-9-]*)((?:\.[A-Za-z0-9_-]+)+)$/u;
const EMBEDDED = /\$\{([^}]+)\}/gu;

/**
 * Reads `$user:ada` (an id), `$user:ada.delivery_email` (a field), `$stream:general`, `$group:…`, `$queue:ada` (the
 * person's oldest open queue), `$message:…` and `$scheduled:…` (the newest with this text in it), `$now+1h` (UNIX
 * seconds) and `$sent.id` (a field of an answer that a step kept); undefined for any other text.
 */
function parseReference(text: string): Reference | undefined {
  const record = RECORD.exec(text);
  if (record) return toRecord(record[1] as RecordKind, record[2]!);
  const now = NOW.exec(text);
  if (now) {
    const offset = now[2] === undefined ? 0 : parseDuration(now[2]);
    return offset === undefined
      ? undefined
      : { kind: "now", offsetMilliseconds: now[1] === "-" ? -offset : offset };
  }
  const answer = ANSWER.exec(text);
  return answer
    ? {
        kind: "answer",
        step: answer[1]!,
        path: answer[2]!.slice(1).split("."),
      }
    : undefined;
}

function toRecord(kind: RecordKind, text: string): Reference {
  const field =
    kind === "user" || kind === "stream" || kind === "group"
      ? FIELD.exec(text)
      : null;
  return { kind, name: field?.[1] ?? text, field: field?.[2] };
}

/**
 * The same value with every reference in it replaced: a text that is one becomes what it stands for, `${…}` inside a
 * text is filled in. A text after `$$` is taken as it is.
 */
export function mapReferences(
  value: unknown,
  resolve: (reference: Reference) => unknown,
): unknown {
  if (typeof value === "string") return mapText(value, resolve);
  if (Array.isArray(value))
    return value.map((item) => mapReferences(item, resolve));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      String(mapText(key, resolve)),
      mapReferences(item, resolve),
    ]),
  );
}

function mapText(
  text: string,
  resolve: (reference: Reference) => unknown,
): unknown {
  if (!text.includes("$")) return text;
  if (text.startsWith("$$")) return text.slice(2);
  const whole = parseReference(text);
  if (whole) return resolve(whole);
  return text.replace(EMBEDDED, (all, inner: string) => {
    const reference = parseReference(`$${inner}`);
    return reference ? String(resolve(reference)) : all;
  });
}

/** Every reference in a value. */
export function referencesIn(value: unknown): Reference[] {
  const found: Reference[] = [];
  mapReferences(value, (reference) => found.push(reference));
  return found;
}
