import { isSubscribed } from "../../realm/stream-access.ts";
import { canAccessUser } from "../../realm/user-access.ts";
import { isBot, users } from "../../realm/users.ts";
import {
  insufficientPermission,
  noSuchUser,
  userIsDeactivated,
} from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { requireVisibleStream } from "./find-stream.ts";

/**
 * Whether a person is in a stream.
 *
 * Params: user_id; stream_id.
 * Returns: is_subscribed.
 * Errors: BAD_REQUEST when there is no such person (bots do not count), it is deactivated or hidden from the caller, or
 *   there is no stream that the caller may see.
 * Source: organization 3.14.
 */
export const getSubscriptionStatus = defineOperation(
  "get-subscription-status",
  ({ realm, caller, params }) => {
    const user = realm.open(users).get(params.user_id);
    if (!user || isBot(user)) throw noSuchUser();
    if (!user.is_active) throw userIsDeactivated();
    if (!canAccessUser(realm, caller, user)) throw insufficientPermission();
    const { stream_id } = requireVisibleStream(realm, caller, params.stream_id);
    return { is_subscribed: isSubscribed(realm, user.user_id, stream_id) };
  },
);
