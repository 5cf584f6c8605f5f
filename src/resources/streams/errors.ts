import { ApiError, badRequest } from "../../protocol/api-error.ts";

export const invalidPermissions = () => badRequest("Invalid parameters");
export const privateDefaultStream = () =>
  badRequest("A default stream cannot be private.");
export const cannotMakeDefault = () =>
  badRequest("Private streams cannot be made default.");
export const sameName = () => badRequest("Stream already has that name!");
export const nameTaken = (name: string) =>
  badRequest(`Stream name '${name}' is already taken.`);
export const alreadyArchived = () =>
  badRequest("Stream is already deactivated");
export const nothingToDo = () =>
  badRequest('Nothing to do. Specify at least one of "add" or "delete".');
export const noAccessToStream = (name: string) =>
  badRequest(`Unable to access stream (${name}).`);
export const streamsDoNotExist = (names: readonly string[]) =>
  badRequest(`Stream(s) (${names.join(", ")}) do not exist`);
export const unknownProperty = (property: string) =>
  badRequest(`Unknown subscription property: ${property}`);
export const notSubscribed = (stream_id: number) =>
  badRequest(`Not subscribed to stream id ${stream_id}`);
export const notBoolean = (property: string) =>
  badRequest(`${property} is not a boolean`);
export const notText = (property: string) =>
  badRequest(`${property} is not a string`);
export const notColor = (property: string) =>
  badRequest(`${property} is not a valid hex color code`);

/** The reference fails in the middle of making the stream. Source: organization 4.5. */
export const privateWebPublicStream = () =>
  new ApiError("", "Internal server error", { status: 500 });
