import { describe, expect, test } from "vitest";
import type { OperationId } from "../../src/contract/operation-types.ts";
import { ROLES, type RoleName } from "../support/describe-operation.ts";
import { ENDPOINTS } from "../support/endpoints.ts";
import { OUTSIDE } from "../support/error-rows.ts";
import { openWorld } from "../support/world.ts";

/** Who may call the interface's 18 endpoints, at default policies. Source: organization 12. */
const ADMINS = "Must be an organization administrator";
const NO_GUESTS = "Not allowed for guest users";
const NO_BOTS = "This endpoint does not accept bot requests.";
const NO_PERMISSION = "Insufficient permission";

const IN_ROLE = [
  "owner",
  "administrator",
  "moderator",
  "member",
  "new member",
  "guest",
  "bot",
] as const satisfies readonly RoleName[];

const everybody = Array(7).fill("ok");
const administrators = (msg: string) => ["ok", "ok", msg, msg, msg, msg, msg];

/** Answers to those of `IN_ROLE`, in that order. */
const TABLE: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  "send-message": everybody,
  "set-typing-status": everybody,
  "update-stream": administrators(ADMINS),
  "create-custom-profile-field": administrators(ADMINS),
  "get-user": everybody,
  "create-user-group": ["ok", "ok", "ok", "ok", "ok", NO_GUESTS, NO_BOTS],
  "update-user-group": [
    "ok",
    "ok",
    "ok",
    NO_PERMISSION,
    NO_PERMISSION,
    NO_GUESTS,
    NO_BOTS,
  ],
  "add-code-playground": administrators(ADMINS),
  "get-own-user": everybody,
  "delete-queue": everybody,
  "mark-all-as-read": everybody,
  "deactivate-own-user": everybody,
  "get-subscriptions": everybody,
  "deactivate-user": administrators(NO_PERMISSION),
  "upload-custom-emoji": ["ok", "ok", "ok", "ok", "ok", NO_GUESTS, NO_BOTS],
  "mark-stream-as-read": everybody,
  "delete-scheduled-message": everybody,
  "get-message": everybody,
};

describe.each(ENDPOINTS)("$operationId", ({ operationId, params, files }) => {
  test.each(IN_ROLE.map((role, at) => [role, TABLE[operationId]![at]]))(
    "as %s: %s",
    async (role, outcome) => {
      const world = await openWorld();
      const handle = ROLES[role as RoleName]!;
      const sent = await params(world, handle);
      const { body } = await world
        .as(handle)
        .send(operationId, sent, { files: files ?? [] });
      expect(body).toMatchObject(
        outcome === "ok"
          ? { result: "success" }
          : { result: "error", msg: outcome },
      );
    },
  );

  test.each(Object.entries(OUTSIDE))("as %s: %s", async (role, msg) => {
    const world = await openWorld();
    const sent = await params(world);
    const { status, body } = await world
      .as(ROLES[role as RoleName])
      .send(operationId, sent, { files: files ?? [] });
    expect(body).toMatchObject({ result: "error", msg, code: "UNAUTHORIZED" });
    expect(status).toBe(401);
  });
});
