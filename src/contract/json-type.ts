/** The JSON type of a value, integers apart from other numbers. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** A value as messages show it. */
export function show(value: unknown): string {
  return JSON.stringify(value) ?? "undefined";
}
