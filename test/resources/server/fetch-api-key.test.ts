import { expect } from "vitest";
import { apiKeyOf } from "../../../src/realm/api-keys.ts";
import { withOrganization } from "../../support/arrange.ts";
import {
  describeOperation,
  type ErrorRow,
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
    failed("bots", { username: "robo-bot@harbor.example", password: PASSWORD }),
  ]);
});

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
