import { badRequest } from "../../protocol/api-error.ts";

export const linkifierNotFound = () => badRequest("Linkifier not found.");
export const duplicatedLinkifiers = () =>
  badRequest("The ordered list must not contain duplicated linkifiers");
export const incompleteOrder = () =>
  badRequest(
    "The ordered list must enumerate all existing linkifiers exactly once",
  );

/** Texts that go into `errors`. Source: organization 10. */
export const badPattern = (problem: string) =>
  `Bad regular expression: ${problem}`;
export const notInPattern = (group: string) =>
  `Group '${group}' in URL template is not present in linkifier pattern.`;
export const notInTemplate = (group: string) =>
  `Group '${group}' in linkifier pattern is not present in URL template.`;
export const LINKIFIER_TAKEN =
  "Realm filter with this Realm and Pattern already exists.";
