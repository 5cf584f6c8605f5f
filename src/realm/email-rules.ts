import { getOrganization } from "./organization.ts";
import type { Realm } from "./realm.ts";
import { refusal, type Refusal } from "./refusal.ts";
import { users } from "./users.ts";

/** Providers of throw-away addresses. Chosen: a handful; the reference has a long list. */
const DISPOSABLE_DOMAINS = [
  "10minutemail.com",
  "guerrillamail.com",
  "mailinator.com",
  "sharklasers.com",
  "temp-mail.org",
  "trashmail.com",
  "yopmail.com",
];

const EMAIL =
  /^[^\s@<>"]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/i;

/**
 * Why nobody can join with this address. An organization of the emulator allows no domain when it restricts them.
 *
 * Source: organization 3.7, rows 3 to 6.
 */
export function whyBadEmail(realm: Realm, email: string): Refusal | undefined {
  if (!EMAIL.test(email)) return refusal("Bad name or username");
  const [local, domain] = email.toLowerCase().split("@") as [string, string];
  const { settings } = getOrganization(realm);
  if (settings.emails_restricted_to_domains)
    return local.includes("+")
      ? refusal("Email addresses containing + are not allowed.")
      : refusal(`Email '${email}' not allowed in this organization`);
  if (
    settings.disallow_disposable_email_addresses &&
    DISPOSABLE_DOMAINS.includes(domain)
  )
    return refusal(
      "Disposable email addresses are not allowed in this organization",
    );
  return realm.open(users).firstBy("delivery_email", email.toLowerCase())
    ? refusal(`Email '${email}' already in use`)
    : undefined;
}
