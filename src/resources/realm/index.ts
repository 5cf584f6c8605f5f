import { updateRealm } from "./update-realm.ts";

export const REALM_OPERATIONS = [updateRealm];
