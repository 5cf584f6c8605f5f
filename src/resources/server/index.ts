import { devFetchApiKey } from "./dev-fetch-api-key.ts";
import { fetchApiKey } from "./fetch-api-key.ts";
import { getServerSettings } from "./get-server-settings.ts";

export const SERVER_OPERATIONS = [
  getServerSettings,
  fetchApiKey,
  devFetchApiKey,
];
