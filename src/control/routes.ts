import { CLOCK_ROUTES } from "./clock.ts";
import { DOCUMENT_ROUTES } from "./documents.ts";
import { PROCESS_ROUTES } from "./process.ts";
import { REALM_ROUTES } from "./realms.ts";
import { REQUEST_ROUTES } from "./requests.ts";

/** Every control endpoint. */
export const ROUTES = [
  ...PROCESS_ROUTES,
  ...REALM_ROUTES,
  ...CLOCK_ROUTES,
  ...REQUEST_ROUTES,
  ...DOCUMENT_ROUTES,
];
