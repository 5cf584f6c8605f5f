import { md5 } from "../hashes/md5.ts";
import { toHex, toUtf8 } from "../hashes/text.ts";

/** Version 0 is the picture made from the organization's name. Source: events 1.8, realm_icon_url. */
export function iconUrl(
  realmId: number,
  stringId: string,
  version: number,
): string {
  return version > 0
    ? `/user_avatars/${realmId}/realm/icon.png?version=${version}`
    : `https://secure.gravatar.com/avatar/${toHex(md5(toUtf8(stringId)))}?d=identicon`;
}
