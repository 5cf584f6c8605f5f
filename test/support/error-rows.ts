import type { ErrorRow } from "./describe-operation.ts";

/** What differs from the usual row; `as` undefined is a caller without account. */
type Given = Partial<Omit<ErrorRow, "as">> & { as?: string | undefined };

/** A row of an error table: `max` is refused with BAD_REQUEST, unless `given` says otherwise. */
export function bad(
  name: string,
  params: ErrorRow["params"],
  msg: string,
  given: Given = {},
): ErrorRow {
  return {
    name,
    as: "max",
    ...(params && { params }),
    code: "BAD_REQUEST",
    msg,
    ...given,
  } as ErrorRow;
}

/** A row for a call without a required parameter. */
export function missing(
  name: string,
  params: ErrorRow["params"],
  given: Given = {},
): ErrorRow {
  return bad(`a call without ${name}`, params, `Missing '${name}' argument`, {
    code: "REQUEST_VARIABLE_MISSING",
    extra: { var_name: name },
    ...given,
  });
}

/** What callers without an active account are told, whatever they ask. */
export const OUTSIDE = {
  deactivated: "Account is deactivated",
  nobody: "Not logged in: API authentication or user session required",
} as const;

/** A role matrix in which everybody may. */
export const EVERYBODY = {
  owner: "ok",
  administrator: "ok",
  moderator: "ok",
  member: "ok",
  "new member": "ok",
  guest: "ok",
  bot: "ok",
  ...OUTSIDE,
} as const;
