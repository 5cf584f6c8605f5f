import { apiKeyOf } from "./api-keys.ts";
import { avatarUrl } from "./avatars.ts";
import type { Realm } from "./realm.ts";
import { streams } from "./streams.ts";
import { apiEmail } from "./user-access.ts";
import type { User } from "./users.ts";

/** A bot as its owner and administrators see it. Source: events 1.13, realm_bots. */
export function toBotRecord(realm: Realm, bot: User) {
  return {
    user_id: bot.user_id,
    email: apiEmail(realm, bot),
    full_name: bot.full_name,
    bot_type: bot.bot_type,
    is_active: bot.is_active,
    api_key: apiKeyOf(realm, bot),
    avatar_url: avatarUrl(realm, bot),
    owner_id: bot.bot_owner_id,
    default_sending_stream: streamName(realm, bot.default_sending_stream_id),
    default_events_register_stream: streamName(
      realm,
      bot.default_events_stream_id,
    ),
    default_all_public_streams: bot.default_all_public_streams,
    services: bot.bot_services,
  };
}

function streamName(realm: Realm, id: number | null): string | null {
  return id === null ? null : (realm.open(streams).get(id)?.name ?? null);
}
