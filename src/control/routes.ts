import { CALL_ROUTES } from "./calls.ts";
import { CLOCK_ROUTES } from "./clock.ts";
import { DOCUMENT_ROUTES } from "./documents.ts";
import { FAULT_ROUTES } from "./faults.ts";
import { FEED_ROUTES } from "./feed.ts";
import { PROCESS_ROUTES } from "./process.ts";
import { REALM_ROUTES } from "./realms.ts";
import { REQUEST_ROUTES } from "./requests.ts";
import { SCENARIO_ROUTES } from "./scenario.ts";
import { SNAPSHOT_ROUTES } from "./snapshots.ts";
import { STATE_ROUTES } from "./state.ts";

/** Every control endpoint. */
export const ROUTES = [
  ...PROCESS_ROUTES,
  ...REALM_ROUTES,
  ...CLOCK_ROUTES,
  ...REQUEST_ROUTES,
  ...SCENARIO_ROUTES,
  ...FAULT_ROUTES,
  ...SNAPSHOT_ROUTES,
  ...CALL_ROUTES,
  ...STATE_ROUTES,
  ...FEED_ROUTES,
  ...DOCUMENT_ROUTES,
];
