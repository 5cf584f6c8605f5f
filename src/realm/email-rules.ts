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

type Problem =
  | "no-address"
  | "plus"
  | "outside"
  | "disposable"
  | "taken"
  | "taken-by-deactivated";

type Texts = Readonly<Record<Problem, (email: string) => string>>;

/** Source: organization 3.7, rows 3 to 6. */
const JOINING: Texts = {
  "no-address": () => "Bad name or username",
  plus: () => "Email addresses containing + are not allowed.",
  outside: (email) => `Email '${email}' not allowed in this organization`,
  disposable: () =>
    "Disposable email addresses are not allowed in this organization",
  taken: (email) => `Email '${email}' already in use`,
  "taken-by-deactivated": (email) => `Email '${email}' already in use`,
};

/** Chosen: the texts (organization 11 says only that the two settings hold here, too). */
const CHANGING: Texts = {
  "no-address": () => "Invalid address.",
  plus: () => "Email addresses containing + are not allowed.",
  outside: () => "Outside your domain.",
  disposable: () => "Please use your real email address.",
  taken: () => "Already has an account.",
  "taken-by-deactivated": () => "Account has been deactivated.",
};

/** Why nobody can join with this address. */
export function whyBadEmail(realm: Realm, email: string): Refusal | undefined {
  return whyBad(realm, email, JOINING);
}

/** Why nobody can change over to this address. */
export function whyBadNewEmail(
  realm: Realm,
  email: string,
): Refusal | undefined {
  return whyBad(realm, email, CHANGING);
}

function whyBad(
  realm: Realm,
  email: string,
  texts: Texts,
): Refusal | undefined {
  const problem = problemOf(realm, email);
  return problem && refusal(texts[problem](email));
}

/** An organization of the emulator allows no domain when it restricts them. */
function problemOf(realm: Realm, email: string): Problem | undefined {
  if (!EMAIL.test(email)) return "no-address";
  const [local, domain] = email.toLowerCase().split("@") as [string, string];
  const { settings } = getOrganization(realm);
  if (settings.emails_restricted_to_domains)
    return local.includes("+") ? "plus" : "outside";
  if (
    settings.disallow_disposable_email_addresses &&
    DISPOSABLE_DOMAINS.includes(domain)
  )
    return "disposable";
  const known = realm
    .open(users)
    .firstBy("delivery_email", email.toLowerCase());
  if (!known) return undefined;
  return known.is_active ? "taken" : "taken-by-deactivated";
}
