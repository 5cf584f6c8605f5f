import { expect } from "vitest";
import { apiKeyOf } from "../../../src/realm/api-keys.ts";
import { withOrganization } from "../../support/arrange.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { bad, missing } from "../../support/error-rows.ts";

const MAX = { username: "max@harbor.example" };

describeOperation("dev-fetch-api-key", ({ it, errors }) => {
  it("gives the key of anybody by address", async ({ as, realm }) => {
    expect(await as().ok("dev-fetch-api-key", MAX)).toEqual({
      result: "success",
      msg: "",
      api_key: apiKeyOf(realm, as("max").user),
      email: "max@harbor.example",
      user_id: as("max").id,
    });
  });

  // Source: platform 5.4, in its order.
  errors([
    missing("username", {}),
    bad(
      "calls in production",
      { username: "max" },
      "Endpoint not available in production.",
      {
        before: withOrganization({ production: true, dev_auth_enabled: false }),
      },
    ),
    bad(
      "calls without development login",
      { username: "max" },
      "DevAuthBackend not enabled.",
      { before: withOrganization({ dev_auth_enabled: false }) },
    ),
    bad(
      "what is no address",
      { username: "max" },
      "Enter a valid email address.",
    ),
    bad(
      "people of a deactivated organization",
      { username: "dora@harbor.example" },
      "This organization has been deactivated",
      {
        status: 401,
        code: "REALM_DEACTIVATED",
        before: withOrganization({ deactivated: true }),
      },
    ),
    bad(
      "a deactivated account",
      { username: "dora@harbor.example" },
      "Account is deactivated",
      { status: 401, code: "USER_DEACTIVATED" },
    ),
    bad(
      "an address that nobody has",
      { username: "nobody@harbor.example" },
      "Your username or password is incorrect",
      { status: 401, code: "AUTHENTICATION_FAILED" },
    ),
  ]);
});
