import { ApiError, badRequest } from "../../protocol/api-error.ts";

export const missingName = () => badRequest("Emoji name is missing");
export const badNameEnd = () =>
  badRequest("Emoji names must end with either a letter or digit.");
export const badNameCharacters = () =>
  badRequest(
    "Emoji names must contain only lowercase English letters, digits, spaces, dashes, and underscores.",
  );
export const nameTaken = () =>
  badRequest("A custom emoji with this name already exists.");
export const notOneFile = () => badRequest("You must upload exactly one file.");
export const builtInName = () =>
  badRequest("Only administrators can override default emoji.");

/** Texts by what is wrong with a picture. Source: organization 9, row 9. */
const PICTURE_PROBLEMS = {
  "not-an-image": "Could not decode image; did you upload an image file?",
  "too-many-pixels": "Image size exceeds limit.",
  "corrupt-animation": "Corrupt animated image.",
  "unknown-animation": "Unknown animated image format.",
} as const;

export type PictureProblem = keyof typeof PICTURE_PROBLEMS;

export const badImage = (problem: PictureProblem) =>
  new ApiError("BAD_IMAGE", PICTURE_PROBLEMS[problem]);

/** Source: organization 9: the one refusal with status 404. */
export const unknownEmoji = (name: string) =>
  new ApiError("BAD_REQUEST", `Emoji '${name}' does not exist`, {
    status: 404,
  });
export const notTheAuthor = () =>
  badRequest("Must be an organization administrator or emoji author");
