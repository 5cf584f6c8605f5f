import type { UploadedFile } from "../../src/protocol/call.ts";
import type { World } from "./describe-operation.ts";

/** A file part of text. */
export function textFile(
  text = "Mind the gap.",
  filename = "note.txt",
  part = "filename",
): UploadedFile {
  const bytes = new TextEncoder().encode(text);
  return { part, filename, contentType: "text/plain", bytes };
}

/** Uploads as somebody; answers the path to link to. */
export async function upload(
  { as }: Pick<World, "as">,
  handle: string,
  ...files: readonly UploadedFile[]
): Promise<string> {
  const given = files.length > 0 ? files : [textFile()];
  return (await as(handle).ok("upload-file", {}, { files: given })).uri;
}

/** The files of somebody, as `get-attachments` lists them. */
export async function filesOf(
  { as }: Pick<World, "as">,
  handle: string,
): Promise<
  { id: number; path_id: string; messages: { id: number }[]; size: number }[]
> {
  return (await as(handle).ok("get-attachments")).attachments;
}
