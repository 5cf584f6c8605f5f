import { isDefaultStream } from "../../realm/default-streams.ts";
import { isSubscribed } from "../../realm/stream-access.ts";
import { toStreamObject } from "../../realm/stream-object.ts";
import { streams } from "../../realm/streams.ts";
import { compareText } from "../../realm/unread.ts";
import { isAdministrator, isGuest } from "../../realm/users.ts";
import { notAuthorizedForQuery } from "../errors.ts";
import { defineOperation } from "../operation.ts";

/**
 * Streams of the kinds asked for, by name.
 *
 * Params: include_public, include_web_public, include_subscribed, include_all_active, include_default,
 *   include_owner_subscribed.
 * Returns: streams.
 * Errors: BAD_REQUEST when somebody other than an administrator asks for all active ones.
 * Source: organization 4.7.
 */
export const getStreams = defineOperation(
  "get-streams",
  ({ realm, caller, params }) => {
    if (params.include_all_active && !isAdministrator(caller))
      throw notAuthorizedForQuery();
    const owner = params.include_owner_subscribed ? caller.bot_owner_id : null;
    const wanted = realm
      .open(streams)
      .by("state", "active")
      .filter(
        (stream) =>
          params.include_all_active ||
          ((params.include_public ?? true) &&
            !stream.invite_only &&
            !isGuest(caller)) ||
          (params.include_web_public && stream.is_web_public) ||
          ((params.include_subscribed ?? true) &&
            isSubscribed(realm, caller.user_id, stream.stream_id)) ||
          (owner !== null && isSubscribed(realm, owner, stream.stream_id)),
      )
      .toSorted((a, b) => compareText(a.name, b.name));
    return {
      streams: wanted.map((stream) => ({
        ...toStreamObject(realm, stream),
        ...(params.include_default && {
          is_default: isDefaultStream(realm, stream.stream_id),
        }),
      })),
    };
  },
);
