import { customEmoji } from "../../../realm/custom-emoji.ts";
import { toEmojiMap } from "../../../realm/emoji-object.ts";
import { toLinkifierList } from "../../../realm/linkifier-object.ts";
import { playgrounds } from "../../../realm/playgrounds.ts";
import {
  FIELD_TYPES,
  toFieldList,
} from "../../../realm/profile-field-object.ts";
import { userGroups } from "../../../realm/user-groups.ts";
import { STOP_WORDS } from "./stop-words.ts";
import type { StatePart } from "./state.ts";

/** Source: events 1.13. */
export const profileFieldState: StatePart = ({ realm, pronouns_as_text }) => {
  const fields = toFieldList(realm);
  const { PRONOUNS, ...olderTypes } = FIELD_TYPES;
  return pronouns_as_text
    ? {
        custom_profile_fields: fields.map((field) =>
          field.type === PRONOUNS.id ? { ...field, type: 1 } : field,
        ),
        custom_profile_field_types: olderTypes,
      }
    : {
        custom_profile_fields: fields,
        custom_profile_field_types: FIELD_TYPES,
      };
};

export const emojiState: StatePart = ({ realm }) => ({
  realm_emoji: toEmojiMap(realm.open(customEmoji).all()),
});

export const linkifierState: StatePart = ({ realm, capabilities }) => ({
  realm_linkifiers: capabilities.linkifier_url_template
    ? toLinkifierList(realm)
    : [],
});

export const filterState: StatePart = () => ({ realm_filters: [] });

export const playgroundState: StatePart = ({ realm }) => ({
  realm_playgrounds: realm.open(playgrounds).all(),
});

export const userGroupState: StatePart = ({ realm }) => ({
  realm_user_groups: realm.open(userGroups).all(),
});

export const domainState: StatePart = () => ({ realm_domains: [] });

export const embeddedBotState: StatePart = () => ({
  realm_embedded_bots: [
    "converter",
    "encrypt",
    "helloworld",
    "virtual_fs",
    "giphy",
    "followup",
  ].map((name) => ({
    name,
    config: {},
  })),
});

export const webhookBotState: StatePart = () => ({
  realm_incoming_webhook_bots: [],
});

/** What is shown to people who are new. Chosen: everybody counts as new, and the words. */
export const onboardingState: StatePart = () => ({
  onboarding_steps: [
    { type: "one_time_notice", name: "visibility_policy_banner" },
    {
      type: "hotspot",
      name: "intro_streams",
      title: "Streams",
      description: "Each stream is for a group of people. Choose one to read.",
      delay: 0.5,
      has_trigger: false,
    },
  ],
});

export const stopWordState: StatePart = () => ({ stop_words: STOP_WORDS });

export const giphyState: StatePart = () => ({ giphy_api_key: "" });

export const videoCallState: StatePart = () => ({ has_zoom_token: false });
