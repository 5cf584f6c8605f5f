import type { Answer, Call } from "../protocol/call.ts";
import { fileAnswer } from "./file-answer.ts";
import { drawPicture, drawVector } from "./picture.ts";
import { readRealmName, type Realms } from "./realms.ts";

/** Sizes of a generated picture, in pixels. Source: organization 3.3. */
const SIZE = 100;
const MEDIUM_SIZE = 500;

/** Addresses of pictures that a realm may show without having a file for them. */
const GENERATED =
  /^\/(?:user_avatars\/\d+\/(?:[0-9a-f]{40}(?<medium>-medium)?\.png|realm\/[\w-]+\.png)|static\/[\w/-]+\.png)$/;

/** The picture of an organization that has none. Source: events 1.8, realm_logo_url. */
const LOGO = /^\/static\/images\/logo\/[\w-]+\.svg$/;

/** Files that people attached to messages, which not everybody may see. */
const UPLOADS = /^\/(?:user_uploads\/|thumbnail$)/;

const METHODS = new Set(["GET", "HEAD"]);

/**
 * Answers a request for a file that the realm's URLs point to: uploaded avatars and emoji, or a picture drawn for
 * what has no file; undefined for any other path. Only requests for files of messages need credentials.
 */
export async function answerAsset(
  { realms }: { readonly realms: Realms },
  call: Call,
): Promise<Answer | undefined> {
  if (!METHODS.has(call.method)) return undefined;
  const { name, path } = readRealmName(call.path, call.header("host"));
  if (UPLOADS.test(path)) {
    const { answerUpload } = await import("./uploads.ts");
    return await answerUpload(realms, call);
  }
  const realm = name === undefined ? realms.default : realms.get(name);
  if (!realm) return undefined;
  const stored = await realm.state.loadAsset(path);
  if (stored) return fileAnswer(stored);
  if (LOGO.test(path))
    return fileAnswer({
      contentType: "image/svg+xml",
      bytes: drawVector(path),
    });
  const generated = GENERATED.exec(path);
  if (!generated) return undefined;
  const size = generated.groups?.medium ? MEDIUM_SIZE : SIZE;
  const bytes = await drawPicture(path.replace("-medium", ""), size);
  return fileAnswer({ contentType: "image/png", bytes });
}
