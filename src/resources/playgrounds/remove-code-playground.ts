import { announcePlaygrounds } from "../../realm/playground-object.ts";
import { playgrounds } from "../../realm/playgrounds.ts";
import { defineOperation } from "../operation.ts";
import { invalidPlayground } from "./errors.ts";

/**
 * Removes a playground.
 *
 * Params: playground_id.
 * Returns: the envelope only.
 * Errors: BAD_REQUEST for an unknown playground.
 * Source: organization 8.
 */
export const removeCodePlayground = defineOperation(
  "remove-code-playground",
  ({ realm, params: { playground_id } }) => {
    const table = realm.open(playgrounds);
    if (!table.has(playground_id)) throw invalidPlayground();
    table.delete(playground_id);
    announcePlaygrounds(realm);
    return {};
  },
);
