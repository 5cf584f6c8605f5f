import type { RoleName } from "./describe-operation.ts";

type Outcomes = Readonly<Record<RoleName, "ok" | string>>;

/** Role tables that many operations share: who may, and what the others are told. */
export const EVERYBODY: Outcomes = {
  owner: "ok",
  administrator: "ok",
  moderator: "ok",
  member: "ok",
  "new member": "ok",
  guest: "ok",
  bot: "ok",
  deactivated: "Account is deactivated",
  nobody: "Not logged in: API authentication or user session required",
};

export const HUMANS: Outcomes = {
  ...EVERYBODY,
  bot: "This endpoint does not accept bot requests.",
};

/** People who are no guests. */
export const MEMBERS: Outcomes = {
  ...HUMANS,
  guest: "Not allowed for guest users",
};

const NO_ADMINISTRATOR = "Must be an organization administrator";

export const ADMINISTRATORS: Outcomes = {
  ...EVERYBODY,
  moderator: NO_ADMINISTRATOR,
  member: NO_ADMINISTRATOR,
  "new member": NO_ADMINISTRATOR,
  guest: NO_ADMINISTRATOR,
  bot: NO_ADMINISTRATOR,
};
