import type { ParameterSpec } from "../contract/operation.ts";
import type { Fields } from "./change.ts";

/** The same without some fields. */
export function without(fields: Fields, ...names: readonly string[]): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !names.includes(name)),
  );
}

/** The same with another name for a field, at the same place. */
export function rename(fields: Fields, from: string, to: string): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name === from ? to : name,
      value,
    ]),
  );
}

/** The same with one field changed, if it is there. */
export function change<T>(
  fields: Fields,
  name: string,
  write: (value: T) => unknown,
): Fields {
  return name in fields
    ? { ...fields, [name]: write(fields[name] as T) }
    : fields;
}

/** A list of parameters without some. */
export function withoutParameters(...names: readonly string[]) {
  return (parameters: readonly ParameterSpec[]) =>
    parameters.filter(({ name }) => !names.includes(name));
}

/** A list of parameters in which one is called otherwise. */
export function renameParameter(from: string, to: string) {
  return replaceParameter(from, { name: to });
}

/** A list of parameters in which one is otherwise in some respects. */
export function replaceParameter(
  changed: string,
  older: Partial<ParameterSpec>,
) {
  return (parameters: readonly ParameterSpec[]) =>
    parameters.map((parameter) =>
      parameter.name === changed ? { ...parameter, ...older } : parameter,
    );
}
