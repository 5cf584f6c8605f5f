import { ApiError, badRequest } from "../../protocol/api-error.ts";
import { readUserAgent } from "../../protocol/client-name.ts";
import { NO_CAPABILITIES, type QueueOptions } from "../../realm/event-queue.ts";
import {
  DEFAULT_LIFESPAN_SECONDS,
  MAX_LIFESPAN_SECONDS,
} from "../../realm/event-queues.ts";
import type { Realm } from "../../realm/realm.ts";
import { streams } from "../../realm/streams.ts";
import { isGuest, type User } from "../../realm/users.ts";
import { notAuthorizedForQuery } from "../errors.ts";
import { defineOperation } from "../operation.ts";
import { VERSION } from "../../realm/version.ts";
import { STATE_PARTS } from "./state/parts.ts";

const NARROW_OPERATORS = ["stream", "topic", "sender", "is"];

/**
 * Makes an event queue and tells the state of everything that its events will change.
 *
 * Params: see openapi.yaml; `fetch_event_types` chooses the state, by default that of `event_types`.
 * Returns: queue_id, last_event_id, the server's version and level, and the fields of each fetch type.
 * Errors: BAD_REQUEST for a guest who wants all public streams, and for a narrow that queues cannot follow.
 * Source: events 1.
 */
export const registerQueue = defineOperation(
  "register-queue",
  ({ realm, caller, params, client, call }) => {
    if (isGuest(caller) && params.all_public_streams)
      throw notAuthorizedForQuery();
    const narrow = (params.narrow ?? []) as readonly (readonly [
      string,
      string,
    ])[];
    const unsupported = narrow.find(
      ([operator]) => !NARROW_OPERATORS.includes(operator),
    );
    if (unsupported)
      throw badRequest(`Operator ${unsupported[0]} not supported.`);

    const event_types = params.event_types ?? null;
    const options: QueueOptions = {
      user_id: caller.user_id,
      client,
      apply_markdown: params.apply_markdown ?? false,
      client_gravatar: params.client_gravatar ?? true,
      slim_presence: params.slim_presence ?? false,
      all_public_streams:
        params.all_public_streams ?? caller.default_all_public_streams,
      event_types,
      narrow: narrow.length > 0 ? narrow : defaultNarrow(realm, caller),
      lifespan_secs: lifespan(params.queue_lifespan_secs ?? 0),
      capabilities: { ...NO_CAPABILITIES, ...params.client_capabilities },
      pronouns_as_text: isOldMobile(call.header("user-agent")),
    };
    const queue = realm.queues.register(options);
    const request = {
      realm,
      caller,
      client_gravatar: options.client_gravatar,
      slim_presence: options.slim_presence,
      include_subscribers: params.include_subscribers ?? false,
      capabilities: options.capabilities,
      pronouns_as_text: options.pronouns_as_text,
      fetchTypes: params.fetch_event_types ?? event_types,
    };
    const types = request.fetchTypes ?? Object.keys(STATE_PARTS);
    const state = Object.assign(
      {},
      ...types.map((type) => STATE_PARTS[type]?.(request)),
    ) as Record<string, unknown>;
    return {
      queue_id: queue.id,
      last_event_id: queue.lastId,
      ...VERSION,
      ...state,
    } as never;
  },
);

/** 0 means the default; more than a week is cut. Source: events 1.2. */
export function lifespan(wished: number): number {
  if (wished < 0)
    throw new ApiError("BAD_REQUEST", "queue_lifespan_secs is too small");
  return wished === 0
    ? DEFAULT_LIFESPAN_SECONDS
    : Math.min(wished, MAX_LIFESPAN_SECONDS);
}

/** A bot may have a stream whose messages it gets by default. */
function defaultNarrow(realm: Realm, caller: User): QueueOptions["narrow"] {
  if (caller.default_events_stream_id === null) return [];
  const stream = realm.open(streams).get(caller.default_events_stream_id);
  return stream ? [["stream", stream.name]] : [];
}

/** Mobile applications before 27.192 do not know pronoun fields. Source: platform 6.1. */
function isOldMobile(userAgent: string | undefined): boolean {
  const { name, version } = readUserAgent(userAgent ?? "");
  if (name !== "ZulipMobile" || version === undefined) return false;
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major < 27 || (major === 27 && minor < 192);
}
