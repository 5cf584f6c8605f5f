import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Version 0 is the picture made from the organization's name. Source: events 1.8, realm_icon_url. */
export function iconUrl(
  realmId: number,
  stringId: string,
  version: number,
): string {
  return version > 0
    ? `/user_avatars/${realmId}/realm/icon.png?version=${version}`
    : `https://secure.gravatar.com/avatar/${bytesToHex(md5(utf8ToBytes(stringId)))}?d=identicon`;
}
