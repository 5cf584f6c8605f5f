import { decodePercent } from "../../contract/percent.ts";
import type { UploadedFile } from "../../protocol/call.ts";

const MAX_LENGTH = 255;
const MAX_ENDING_LENGTH = 255;

/**
 * The files of a form: parts without a file name are none, and of parts with one name the last counts.
 *
 * Source: the reference server and the framework that reads its forms.
 */
export function namedFiles(files: readonly UploadedFile[]): UploadedFile[] {
  return [
    ...new Map(
      files
        .filter(({ filename }) => !["", ".", ".."].includes(baseName(filename)))
        .map((file) => [file.part, file]),
    ).values(),
  ];
}

/** The name that a file is kept under: without folders, at most 255 characters, percent-encoding undone. */
export function toFileName({ filename }: UploadedFile): string {
  const base = baseName(filename);
  if (base.length <= MAX_LENGTH) return decodePercent(base);
  const ending = /(?!^)\.[^.]*$/.exec(base)?.[0].slice(0, MAX_ENDING_LENGTH);
  const room = MAX_LENGTH - (ending?.length ?? 0);
  return decodePercent(base.slice(0, room) + (ending ?? ""));
}

function baseName(filename: string): string {
  return filename.slice(
    Math.max(filename.lastIndexOf("/"), filename.lastIndexOf("\\")) + 1,
  );
}
