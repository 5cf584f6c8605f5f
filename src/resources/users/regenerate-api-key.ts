import { announceBotChange } from "../../realm/user-events.ts";
import { isBot, users } from "../../realm/users.ts";
import { defineOperation } from "../operation.ts";

/**
 * Gives the caller a new API key; the old one stops working at once.
 *
 * Params: none.
 * Returns: api_key.
 * Errors: none of its own.
 * Source: platform 5.5.
 */
export const regenerateApiKey = defineOperation(
  "regenerate-api-key",
  async ({ realm, caller }) => {
    const number = realm.nextId("api_key");
    const api_key = realm.random.key("new api key", realm.name, number);
    const user = await realm.open(users).update(caller.user_id, (draft) => {
      draft.api_key = api_key;
    });
    if (isBot(user)) announceBotChange(realm, user, { api_key });
    return { api_key };
  },
);
