import { expect } from "vitest";
import { withOrganization, withSpectators } from "../../support/arrange.ts";
import { describeOperation } from "../../support/describe-operation.ts";

describeOperation("get-server-settings", ({ it }) => {
  it("tells version, logins and the organization's face to anybody", async ({
    as,
    realm,
  }) => {
    const settings = await as().ok("get-server-settings");
    expect(settings).toMatchObject({
      zulip_feature_level: 237,
      push_notifications_enabled: false,
      is_incompatible: false,
      email_auth_enabled: true,
      require_email_format_usernames: true,
      realm_uri: realm.url,
      realm_name: "Harbor",
      realm_description: "<p>The coolest place in the universe.</p>",
      realm_web_public_access_enabled: false,
      external_authentication_methods: [],
    });
    expect(Object.keys(settings.authentication_methods)).toEqual([
      "password",
      "dev",
      "email",
      "ldap",
      "remoteuser",
      "github",
      "azuread",
      "gitlab",
      "google",
      "apple",
      "saml",
      "openid connect",
    ]);
  });

  it("renders the organization's description", async (world) => {
    await withOrganization({ description: "We *row* & <sail>" })(world);
    const { realm_description } = await world.as().ok("get-server-settings");
    expect(realm_description).toBe("<p>We <em>row</em> &amp; &lt;sail&gt;</p>");
  });

  it("tells which logins there are", async (world) => {
    await withOrganization({
      password_auth_enabled: false,
      dev_auth_enabled: true,
    })(world);
    expect(await world.as().ok("get-server-settings")).toMatchObject({
      email_auth_enabled: false,
      authentication_methods: { password: false, email: false, dev: true },
    });
  });

  it("says whether the web may read streams", async (world) => {
    await withSpectators(world);
    const settings = await world.as().ok("get-server-settings");
    expect(settings.realm_web_public_access_enabled).toBe(true);
  });

  it("refuses only the client that is known not to work", async ({ as }) => {
    const told = async (agent: string) => {
      const { body } = await as().send(
        "get-server-settings",
        {},
        {
          headers: { "User-Agent": agent },
        },
      );
      return body.is_incompatible;
    };
    expect(await told("ZulipInvalid/5.0")).toBe(true);
    expect(await told("ZulipMobile/1.0")).toBe(false);
  });

  it("ignores credentials, good or bad", async ({ as }) => {
    const { status } = await as().send(
      "get-server-settings",
      {},
      {
        authorization: "Basic nonsense",
      },
    );
    expect(status).toBe(200);
    await as("dora").ok("get-server-settings");
  });
});
