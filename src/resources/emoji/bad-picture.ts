import type { Asset } from "../../realm/realm.ts";
import type { PictureProblem } from "./errors.ts";

/** A picture that could be decoded: the file to keep, and the first frame of a moving one. */
export interface Picture extends Asset {
  readonly still?: Asset;
}

/** Why a file is no picture that an emoji can be. */
export class BadPicture extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** What a decoder cannot read is no picture. */
export function attempt<T>(
  decode: () => T,
  problem: PictureProblem = "not-an-image",
): T {
  try {
    return decode();
  } catch {
    throw new BadPicture(problem);
  }
}
