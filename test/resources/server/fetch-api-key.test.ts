import { expect } from "vitest";
import { apiKeyOf } from "../../../src/realm/api-keys.ts";
import { withOrganization } from "../../support/arrange.ts";
import {
  describeOperation,
  type ErrorRow,
  type World,
} from "../../support/describe-operation.ts";
import { bad, missing } from "../../support/error-rows.ts";
import { PASSWORD } from "../../support/harbor.ts";

describeOperation("fetch-api-key", ({ it, errors }) => {
  it("gives the key for address and password, whatever the case of the address", async ({
    as,
    realm,
  }) => {
    for (const username of ["max@harbor.example", "Max@Harbor.Example"]) {
      expect(
        await as().ok("fetch-api-key", { username, password: PASSWORD }),
      ).toEqual({
        result: "success",
        msg: "",
        api_key: apiKeyOf(realm, as("max").user),
        email: "max@harbor.example",
        user_id: as("max").id,
      });
    }
  });

  it("refuses without the challenge of HTTP Basic", async ({ as }) => {
    const { headers } = await as().send("fetch-api-key", login("max", "wrong"));
    expect(headers.get("WWW-Authenticate")).toBeNull();
  });

  it("tells how many attempts a user name has left", async ({ as, realm }) => {
    const now = realm.clock.seconds();
    const first = await as().send("fetch-api-key", login("max", "wrong"));
    expect(limitHeaders(first.headers)).toEqual(["5", "4", `${now + 1800}`]);
    const second = await as().send("fetch-api-key", login("max", PASSWORD));
    expect(limitHeaders(second.headers)).toEqual(["5", "3", `${now + 1800}`]);
    const unread = await as().send("fetch-api-key", {
      username: "max",
      password: "wrong",
    });
    expect(limitHeaders(unread.headers)).toEqual([null, null, null]);
  });

  it("refuses the sixth attempt until the first is half an hour old", async ({
    as,
    realm,
  }) => {
    await failOften(as, 5);
    await realm.clock.advance(1_000_500);
    const refused = await as().send("fetch-api-key", login("max", PASSWORD));
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("799.5");
    expect(limitHeaders(refused.headers).slice(0, 2)).toEqual(["5", "0"]);
    await realm.clock.advance(799_500);
    await as().ok("fetch-api-key", login("max", PASSWORD));
  });

  it("counts each user name by itself, and anew after a success or a reset", async ({
    as,
    emulated,
  }) => {
    await failOften(as, 4);
    await as().ok("fetch-api-key", login("mona", PASSWORD));
    await as().ok("fetch-api-key", login("max", PASSWORD));
    await failOften(as, 5);
    await emulated.reset();
    await as().ok("fetch-api-key", login("max", PASSWORD));
  });

  // Source: platform 5.3, in its order.
  errors([
    missing("username", { password: PASSWORD }),
    missing("password", { username: "max@harbor.example" }),
    bad(
      "what is no address",
      { username: "max", password: "" },
      "Enter a valid email address.",
    ),
    failed("passwords where they are disabled", login("max", ""), {
      code: "PASSWORD_AUTH_DISABLED",
      msg: "Password authentication is disabled in this organization",
      before: withOrganization({ password_auth_enabled: false }),
    }),
    failed("an empty password, also of nobody", login("nobody", "")),
    failed("an address that nobody has", login("nobody", PASSWORD)),
    failed("people of a deactivated organization", login("dora", "wrong"), {
      code: "REALM_DEACTIVATED",
      msg: "This organization has been deactivated",
      before: withOrganization({ deactivated: true }),
    }),
    failed(
      "a deactivated account, the password unread",
      login("dora", "wrong"),
      {
        code: "USER_DEACTIVATED",
        msg: "Account is deactivated",
      },
    ),
    failed("a wrong password", login("max", "wrong")),
    failed(
      "the sixth attempt, even where passwords are disabled",
      login("max", PASSWORD),
      {
        status: 429,
        code: "RATE_LIMIT_HIT",
        msg: "API usage exceeded rate limit",
        extra: { "retry-after": 1800 },
        before: async (world) => {
          await failOften(world.as, 5);
          await withOrganization({ password_auth_enabled: false })(world);
        },
      },
    ),
    failed("bots", { username: "robo-bot@harbor.example", password: PASSWORD }),
  ]);
});

const limitHeaders = (headers: Headers) =>
  ["Limit", "Remaining", "Reset"].map((name) =>
    headers.get(`X-RateLimit-${name}`),
  );

/** Attempts with a wrong password for the same user name. */
async function failOften(as: World["as"], times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const { status } = await as().send("fetch-api-key", login("max", "wrong"));
    expect(status).toBe(401);
  }
}

function login(handle: string, password: string) {
  return { username: `${handle}@harbor.example`, password };
}

function failed(
  name: string,
  params: Record<string, unknown>,
  given: Partial<ErrorRow> = {},
): ErrorRow {
  return {
    name,
    params,
    status: 401,
    code: "AUTHENTICATION_FAILED",
    msg: "Your username or password is incorrect",
    ...given,
  };
}
