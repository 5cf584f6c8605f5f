import type { RealmImage } from "./realm.ts";
import { DEFINITIONS, SNAPSHOT_VERSION, type Snapshot } from "./snapshot.ts";
import { UserMessages } from "./user-messages.ts";

/** Turns an image into plain JSON; `fromSnapshot` turns it back into an equal one. */
export async function toSnapshot(image: RealmImage): Promise<Snapshot> {
  const assets = [...((await image.lateAssets?.()) ?? []), ...image.assets];
  return {
    version: SNAPSHOT_VERSION,
    records: Object.fromEntries(
      DEFINITIONS.map(({ name }) => [name, image.tables.get(name)] as const)
        .filter(([, table]) => table !== undefined && table.ids.length > 0)
        .map(([name, table]) => [
          name,
          table!.ids.map((id) => table!.records.get(id)),
        ]),
    ),
    copies: [...image.copies]
      .toSorted(([a], [b]) => a - b)
      .map(([user_id, ofUser]) => {
        const message_ids: number[] = [];
        const flags: number[] = [];
        for (const [id, bits] of new UserMessages(ofUser).ascending()) {
          message_ids.push(id);
          flags.push(bits);
        }
        return { user_id, message_ids, flags };
      }),
    last_ids: Object.fromEntries(image.lastIds),
    assets: [...new Map(assets)].map(([path, { contentType, bytes }]) => ({
      path,
      content_type: contentType,
      base64: toBase64(bytes),
    })),
  };
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
