type Fields = readonly (readonly [name: string, value: string])[];

/** Names and values of urlencoded text, in order; `+` is a space, broken escapes become U+FFFD. */
export function readQuery(text: string): Fields {
  return text === "" ? [] : [...new URLSearchParams(text)];
}

/** The value that counts when a name came more than once. Source: platform 3.1. */
export function lastField(fields: Fields, name: string): string | undefined {
  return fields.findLast(([key]) => key === name)?.[1];
}
