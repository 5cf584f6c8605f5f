import { readUserAgent } from "../../protocol/client-name.ts";
import { getOrganization } from "../../realm/organization.ts";
import type { Realm } from "../../realm/realm.ts";
import { renderField } from "../../realm/rendering.ts";
import { streams } from "../../realm/streams.ts";
import { iconUrl } from "../../realm/icon.ts";
import { defineOpenOperation } from "../operation.ts";
import { VERSION } from "../../realm/version.ts";

const NO_DESCRIPTION = "The coolest place in the universe.";

/**
 * What a client must know before it logs in.
 *
 * Params: none.
 * Returns: ways to log in, version and feature level, and the organization's name, icon and description.
 * Errors: none of its own.
 * Source: platform 5.1.
 */
export const getServerSettings = defineOpenOperation(
  "get-server-settings",
  async ({ realm, call }) => {
    const organization = getOrganization(realm);
    const { password_auth_enabled: email, dev_auth_enabled: dev } =
      organization;
    return {
      authentication_methods: {
        password: email,
        dev,
        email,
        ldap: false,
        remoteuser: false,
        github: false,
        azuread: false,
        gitlab: false,
        google: false,
        apple: false,
        saml: false,
        "openid connect": false,
      },
      zulip_version: VERSION.zulip_version,
      zulip_merge_base: VERSION.zulip_merge_base,
      zulip_feature_level: VERSION.zulip_feature_level,
      push_notifications_enabled: false,
      is_incompatible:
        readUserAgent(call.header("user-agent") ?? "").name === "ZulipInvalid",
      email_auth_enabled: email,
      require_email_format_usernames: true,
      realm_uri: realm.url,
      realm_name: organization.name,
      realm_icon: iconUrl(
        organization.id,
        organization.string_id,
        organization.icon_version,
      ),
      realm_description: await renderField(
        realm,
        organization.description || NO_DESCRIPTION,
      ),
      realm_web_public_access_enabled:
        organization.web_public_streams_enabled &&
        organization.settings.enable_spectator_access &&
        hasWebPublicStream(realm),
      external_authentication_methods: [],
    };
  },
);

function hasWebPublicStream(realm: Realm): boolean {
  return realm
    .open(streams)
    .by("state", "active")
    .some((stream) => stream.is_web_public);
}
