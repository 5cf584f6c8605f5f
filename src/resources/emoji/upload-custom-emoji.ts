import { isUnicodeEmojiName } from "../../markdown/emoji.ts";
import { customEmoji } from "../../realm/custom-emoji.ts";
import { announceEmoji } from "../../realm/emoji-object.ts";
import { getOrganization } from "../../realm/organization.ts";
import { meetsPolicy } from "../../realm/permissions.ts";
import type { Realm } from "../../realm/realm.ts";
import { isAdministrator, type User } from "../../realm/users.ts";
import type { UploadedFile } from "../../protocol/call.ts";
import { insufficientPermission } from "../errors.ts";
import { fileTooLarge } from "../file-errors.ts";
import { defineOperation } from "../operation.ts";
import { badImage, builtInName, nameTaken, notOneFile } from "./errors.ts";
import { toEmojiName } from "./emoji-name.ts";
import { BadPicture, type Picture } from "./bad-picture.ts";
import { readPicture } from "./picture.ts";

const BYTES_PER_MIB = 1_048_576;

/**
 * Makes a custom emoji of an uploaded picture, which is served at its URL. A moving picture gets a still one, too.
 *
 * Params: emoji_name; one file in a part of any name.
 * Returns: the envelope only, without the id.
 * Errors: BAD_REQUEST for a bad or taken name, a caller whom the policy forbids it, not exactly one file, a built-in
 *   name from one who is no administrator, a file that is too large; BAD_IMAGE for what is no picture.
 * Source: interface, endpoint 15; organization 9, in its order. Chosen: only PNG and GIF are resized, of moving
 *   pictures only GIF; all others are kept as sent.
 */
export const uploadCustomEmoji = defineOperation(
  "upload-custom-emoji",
  async ({ realm, caller, params, files }) => {
    const name = toEmojiName(params.emoji_name);
    requireMayName(realm, caller, name);
    const [file, ...others] = files;
    if (!file || others.length > 0) throw notOneFile();
    if (isUnicodeEmojiName(name) && !isAdministrator(caller))
      throw builtInName();
    const { max_emoji_file_size_mib } = getOrganization(realm);
    if (file.bytes.length > max_emoji_file_size_mib * BYTES_PER_MIB)
      throw fileTooLarge(max_emoji_file_size_mib);
    const picture = await requirePicture(file.bytes);
    await keep(realm, { name, author: caller, file, picture });
    announceEmoji(realm);
    return {};
  },
);

function requireMayName(realm: Realm, caller: User, name: string): void {
  const { add_custom_emoji_policy } = getOrganization(realm).settings;
  if (!meetsPolicy(realm, caller, add_custom_emoji_policy))
    throw insufficientPermission();
  if (realm.open(customEmoji).firstBy("active_name", name)) throw nameTaken();
}

async function requirePicture(bytes: Uint8Array): Promise<Picture> {
  try {
    return await readPicture(bytes);
  } catch (error) {
    if (error instanceof BadPicture) throw badImage(error.problem);
    throw error;
  }
}

/** Source: organization 9, source_url and still_url. */
async function keep(
  realm: Realm,
  {
    name,
    author,
    file,
    picture,
  }: { name: string; author: User; file: UploadedFile; picture: Picture },
): Promise<void> {
  const id = realm.nextId("emoji");
  const folder = `/user_avatars/${getOrganization(realm).id}/emoji/images`;
  const source_url = `${folder}/${id}${endingOf(file.filename)}`;
  const still_url = picture.still ? `${folder}/still/${id}.png` : null;
  realm.putAsset(source_url, {
    contentType: picture.contentType,
    bytes: picture.bytes,
  });
  if (still_url !== null) realm.putAsset(still_url, picture.still!);
  await realm.open(customEmoji).create({
    id,
    name,
    source_url,
    still_url,
    deactivated: false,
    author_id: author.user_id,
  });
}

/** The file name's last ending with its dot; a name that only begins with a dot has none. */
function endingOf(filename: string): string {
  return /[^./\\](\.[^./\\]*)$/.exec(filename)?.[1] ?? "";
}
