import {
  messageState,
  recentConversationState,
  starredState,
} from "./message-state.ts";
import {
  domainState,
  embeddedBotState,
  emojiState,
  filterState,
  giphyState,
  linkifierState,
  onboardingState,
  playgroundState,
  profileFieldState,
  stopWordState,
  userGroupState,
  videoCallState,
  webhookBotState,
} from "./organization-state.ts";
import {
  alertWordState,
  draftState,
  mutedTopicState,
  mutedUserState,
  presenceState,
  scheduledMessageState,
  statusState,
  userTopicState,
} from "./personal-state.ts";
import { realmState } from "./realm-state.ts";
import {
  legacyDisplayState,
  legacyNotificationState,
  settingsDefaultsState,
  settingsState,
} from "./settings-state.ts";
import type { StatePart } from "./state.ts";
import {
  defaultStreamGroupState,
  defaultStreamState,
  streamState,
  subscriptionState,
} from "./stream-state.ts";
import { botState, userState } from "./user-state.ts";

/** What each fetch type brings. Source: events 1.7. */
export const STATE_PARTS: Readonly<Record<string, StatePart>> = {
  alert_words: alertWordState,
  custom_profile_fields: profileFieldState,
  default_streams: defaultStreamState,
  default_stream_groups: defaultStreamGroupState,
  drafts: draftState,
  giphy: giphyState,
  message: messageState,
  muted_topics: mutedTopicState,
  muted_users: mutedUserState,
  onboarding_steps: onboardingState,
  presence: presenceState,
  realm: realmState,
  realm_bot: botState,
  realm_domains: domainState,
  realm_embedded_bots: embeddedBotState,
  realm_emoji: emojiState,
  realm_filters: filterState,
  realm_incoming_webhook_bots: webhookBotState,
  realm_linkifiers: linkifierState,
  realm_playgrounds: playgroundState,
  realm_user: userState,
  realm_user_groups: userGroupState,
  realm_user_settings_defaults: settingsDefaultsState,
  recent_private_conversations: recentConversationState,
  scheduled_messages: scheduledMessageState,
  starred_messages: starredState,
  stop_words: stopWordState,
  stream: streamState,
  subscription: subscriptionState,
  update_display_settings: legacyDisplayState,
  update_global_notifications: legacyNotificationState,
  user_settings: settingsState,
  user_status: statusState,
  user_topic: userTopicState,
  video_calls: videoCallState,
};
