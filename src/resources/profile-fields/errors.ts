import { badRequest } from "../../protocol/api-error.ts";

export const fieldNotFound = (id: number) =>
  badRequest(`Field id ${id} not found.`);
export const summaryFull = (limit: number) =>
  badRequest(
    `Only ${limit} custom profile fields can be displayed in the profile summary.`,
  );
export const notForSummary = () =>
  badRequest("Field type not supported for display in profile summary.");
export const invalidFieldType = () => badRequest("Invalid field type.");
export const blankLabel = () => badRequest("Label cannot be blank.");
export const labelTaken = () =>
  badRequest("A field with that label already exists.");
export const defaultFieldFixed = () =>
  badRequest("Default custom field cannot be updated.");
export const invalidOrder = () => badRequest("Invalid order mapping.");

export const tooLong = (name: string, limit: number) =>
  badRequest(`${name} is too long (limit: ${limit} characters)`);
export const noChoice = () =>
  badRequest("Field must have at least one choice.");
export const duplicateChoices = () =>
  badRequest("Field must not have duplicate choices.");
export const blankOptionKey = () => badRequest("'value' cannot be blank.");
export const missingKey = (key: string, at: string) =>
  badRequest(`${key} key is missing from ${at}`);
export const notADict = (at: string) => badRequest(`${at} is not a dict`);
export const notAString = (at: string) => badRequest(`${at} is not a string`);
export const notAUrl = (at: string) => badRequest(`${at} is not a URL`);
export const cannotBeBlank = (at: string) =>
  badRequest(`${at} cannot be blank.`);
export const unexpectedKeys = (keys: readonly string[]) =>
  badRequest(`Unexpected arguments: ${keys.join(", ")}`);
export const badUrlPattern = () =>
  badRequest("URL pattern must contain '%(username)s'.");
export const invalidAccountType = () =>
  badRequest("Invalid external account type");
export const missingUrlPattern = () =>
  badRequest("Custom external account must define URL pattern");
