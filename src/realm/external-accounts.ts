import { FIELD_TYPE } from "./profile-fields.ts";

/** Accounts elsewhere that need no address pattern. Source: events 1.8, realm_default_external_accounts. */
export const EXTERNAL_ACCOUNTS = {
  twitter: {
    text: "Twitter",
    url_pattern: "https://twitter.com/%(username)s",
    name: "Twitter username",
    hint: "",
  },
  github: {
    text: "GitHub",
    url_pattern: "https://github.com/%(username)s",
    name: "GitHub username",
    hint: "",
  },
} as const;

export type KnownAccount = keyof typeof EXTERNAL_ACCOUNTS;

/** The known account that a field is about, if it is about one. Source: organization 7.3. */
export function knownAccountOf(
  type: number,
  field_data: Readonly<Record<string, unknown>>,
): KnownAccount | undefined {
  const { subtype } = field_data;
  return type === FIELD_TYPE.EXTERNAL_ACCOUNT &&
    typeof subtype === "string" &&
    Object.hasOwn(EXTERNAL_ACCOUNTS, subtype)
    ? (subtype as KnownAccount)
    : undefined;
}
