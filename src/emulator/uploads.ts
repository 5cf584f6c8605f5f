import { decodePercent } from "../contract/percent.ts";
import { ApiError, badRequest } from "../protocol/api-error.ts";
import type { Answer, Call } from "../protocol/call.ts";
import { invalidKey } from "../protocol/credentials.ts";
import { lastField, readQuery } from "../protocol/parameters.ts";
import { attachments } from "../realm/attachments.ts";
import { fileUrl } from "../realm/upload-path.ts";
import { canReadFile, isFileOpenToSpectators } from "../realm/file-access.ts";
import type { Realm } from "../realm/realm.ts";
import { readTemporaryUrl } from "../realm/temporary-url.ts";
import type { User } from "../realm/users.ts";
import { errorAnswer } from "./answers.ts";
import { authenticate } from "./authenticate.ts";
import { fileAnswer } from "./file-answer.ts";
import { basicCredentials } from "./person.ts";
import { readRealmName, type Realms } from "./realms.ts";

/** A file that is asked for. */
interface Wanted {
  readonly path_id: string;
  /** Whether it is to be kept, not shown. */
  readonly download: boolean;
}

/** Somebody who asks a realm; nobody when without account. */
interface Asker {
  readonly realm: Realm;
  readonly user: User | undefined;
}

/**
 * Answers a request for a file that somebody attached to a message: with credentials, in the header or the key as
 * `api_key`, to whoever may read it; without, at a temporary address, or when a web-public stream has it.
 *
 * Source: the reference server. Chosen: a picture or film that a page shows comes without credentials too, as the
 * emulator has no sessions; a thumbnail is the file itself; an address that names no realm is looked for in all.
 */
export async function answerUpload(
  realms: Realms,
  call: Call,
): Promise<Answer | undefined> {
  const { name, path } = readRealmName(call.path, call.header("host"));
  const named = name === undefined ? undefined : realms.get(name);
  const asked = name === undefined ? [...realms.all()] : named ? [named] : [];
  const states = asked.map(({ state }) => state);
  try {
    const temporary = await answerTemporary(states, decodePercent(path));
    if (temporary) return temporary;
    const wanted = readWanted(decodePercent(path), call.query);
    if (!wanted) return undefined;
    const header = call.header("authorization") ?? headerOfKey(realms, call);
    if (header === undefined) {
      const askers = states.map((realm) => ({ realm, user: undefined }));
      return await answerFirst(askers, wanted, isShownByPage(call));
    }
    const { realm, caller } = authenticate(realms, header, {
      name,
      named,
      operationId: "get-file-temporary-url",
    });
    return await answerFirst([{ realm: realm.state, user: caller }], wanted);
  } catch (error) {
    if (error instanceof ApiError) return errorAnswer(error);
    throw error;
  }
}

async function answerTemporary(
  realms: readonly Realm[],
  path: string,
): Promise<Answer | undefined> {
  const read = realms.map((realm) => readTemporaryUrl(realm, path));
  for (const [index, found] of read.entries()) {
    if (!found || !("path_id" in found)) continue;
    const wanted = { path_id: found.path_id, download: false };
    const served = await serve(realms[index]!, wanted);
    if (served) return served;
  }
  const problems = read.flatMap((found) =>
    found && "problem" in found ? [found.problem] : [],
  );
  if (problems.length > 0)
    throw badRequest(
      problems.find((problem) => problem !== "Invalid token") ?? problems[0]!,
    );
  return read.some(Boolean) ? NOT_FOUND : undefined;
}

const PATH = /^\/user_uploads\/(download\/)?([^/]+\/.+)$/;

function readWanted(path: string, query: string): Wanted | undefined {
  const thumbnail = path === "/thumbnail" && lastField(readQuery(query), "url");
  const file = typeof thumbnail === "string" ? `/${thumbnail}` : path;
  const [, download, path_id] = PATH.exec(file) ?? [];
  return path_id === undefined
    ? undefined
    : { path_id, download: download !== undefined };
}

/** Clients that cannot set headers for a picture send their key alone. Source: the reference server. */
function headerOfKey(realms: Realms, call: Call): string | undefined {
  const key = lastField(readQuery(call.query), "api_key");
  if (key === undefined) return undefined;
  const account = realms.findAccount(key, undefined);
  if (!account) throw invalidKey();
  return basicCredentials(account.user.delivery_email, key);
}

/** Whether a page of a browser shows what comes, as it says itself. */
function isShownByPage(call: Call): boolean {
  const destination = call.header("sec-fetch-dest");
  return destination === undefined
    ? (call.header("accept")?.startsWith("image/") ?? false)
    : ["image", "video", "audio"].includes(destination);
}

async function answerFirst(
  askers: readonly Asker[],
  wanted: Wanted,
  isShown = false,
): Promise<Answer> {
  let exists = false;
  for (const { realm, user } of askers) {
    const attachment = realm
      .open(attachments)
      .firstBy("path_id", wanted.path_id);
    if (!attachment) continue;
    exists = true;
    const mayRead = user
      ? canReadFile(realm, user, attachment)
      : isShown || isFileOpenToSpectators(realm, attachment);
    const served = mayRead ? await serve(realm, wanted) : undefined;
    if (served) return served;
  }
  return exists ? FORBIDDEN : NOT_FOUND;
}

const NOT_FOUND = pageAnswer(404, "<p>File not found.</p>");
const FORBIDDEN = pageAnswer(
  403,
  "<p>You are not authorized to view this file.</p>",
);

function pageAnswer(status: number, body: string): Answer {
  return {
    ...fileAnswer({ contentType: "text/html; charset=utf-8", bytes: body }),
    status,
  };
}

/** What a browser may show; everything else it keeps. Source: the reference server. */
const SHOWN_INLINE = new Set([
  "application/pdf",
  "audio/aac",
  "audio/flac",
  "audio/mp4",
  "audio/mpeg",
  "audio/wav",
  "audio/webm",
  "image/apng",
  "image/avif",
  "image/gif",
  "image/jpeg",
  "image/png",
  "image/webp",
  "text/plain",
  "video/mp4",
  "video/webm",
]);

async function serve(
  realm: Realm,
  { path_id, download }: Wanted,
): Promise<Answer | undefined> {
  if (!realm.open(attachments).firstBy("path_id", path_id)) return undefined;
  const asset = await realm.loadAsset(fileUrl(path_id));
  if (!asset) return undefined;
  const type = asset.contentType.split(";", 1)[0]!.trim().toLowerCase();
  const isInline = !download && SHOWN_INLINE.has(type);
  const name = path_id.slice(path_id.lastIndexOf("/") + 1);
  return fileAnswer(asset, {
    "Content-Disposition": `${isInline ? "inline" : "attachment"}; ${toParameter(name)}`,
  });
}

/** Source: RFC 6266; names in an address have no quotation marks. */
function toParameter(name: string): string {
  return /^[\x20-\x7e]*$/.test(name)
    ? `filename="${name}"`
    : `filename*=utf-8''${encodeURIComponent(name)}`;
}
