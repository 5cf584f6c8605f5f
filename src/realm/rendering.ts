import type { AlertWord, MarkdownContext } from "../markdown/context.ts";
import { FIELD_OPTIONS, MESSAGE_OPTIONS } from "../markdown/options.ts";
import type { Rendered } from "../markdown/rendered.ts";
import { render } from "../markdown/render.ts";
import { customEmoji } from "./custom-emoji.ts";
import { defineDerived } from "./derived.ts";
import { linkifiers, type Linkifier } from "./linkifiers.ts";
import { getOrganization } from "./organization.ts";
import { activeUsers } from "./people.ts";
import type { Realm } from "./realm.ts";
import { findStreamByName } from "./stream-access.ts";
import { canAccessUser } from "./user-access.ts";
import { userGroups } from "./user-groups.ts";
import { users, type User } from "./users.ts";

/** The text of a message as HTML, with all that it mentions. `author` decides on emoticons and who may be named. */
export function renderMessage(
  realm: Realm,
  content: string,
  author: User,
): Rendered | Promise<Rendered> {
  const { settings } = getOrganization(realm);
  return render(content, contextOf(realm, author), {
    ...MESSAGE_OPTIONS,
    previews: settings.inline_image_preview,
    emoticons: author.settings.translate_emoticons,
    defaultCodeLanguage: settings.default_code_block_language,
  });
}

/** A stream's description or a profile value as HTML. Source: markdown 1. */
export async function renderField(realm: Realm, text: string): Promise<string> {
  const { html } = await render(
    text,
    contextOf(realm, undefined),
    FIELD_OPTIONS,
  );
  return html;
}

/** The realm's linkifiers in their order. */
export const orderedLinkifiers = defineDerived(
  [linkifiers],
  (realm): readonly Linkifier[] =>
    realm
      .open(linkifiers)
      .all()
      .toSorted((a, b) => a.order - b.order),
);

function contextOf(realm: Realm, author: User | undefined): MarkdownContext {
  const mentionable = (user: User | undefined) => {
    if (!user || (author && !canAccessUser(realm, author, user)))
      return undefined;
    return {
      id: user.user_id,
      full_name: user.full_name,
      is_active: user.is_active,
    };
  };
  const accounts = realm.open(users);
  return {
    realmUrl: realm.url,
    now: () => realm.clock.seconds(),
    findUserByName: (fullName) =>
      mentionable(accounts.firstBy("full_name", fullName.toLowerCase())),
    findUserById: (id) => mentionable(accounts.get(id)),
    findGroupByName: (name) => {
      const group = realm.open(userGroups).firstBy("name", name);
      return group && !group.is_system_group ? group : undefined;
    },
    findStreamByName: (name) => {
      const stream = findStreamByName(realm, name);
      return stream?.name === name ? { id: stream.stream_id, name } : undefined;
    },
    findCustomEmoji: (name) =>
      realm.open(customEmoji).firstBy("active_name", name),
    linkifiers: orderedLinkifiers(realm),
    ...(author && { alertWords: () => alertWordsOf(realm) }),
  };
}

/** The words on whose mention somebody wants an alert. */
const alertWordsOf = defineDerived([users], (realm): readonly AlertWord[] => {
  const watchers = new Map<string, number[]>();
  for (const { user_id, alert_words } of activeUsers(realm)) {
    for (const word of alert_words) {
      const ids = watchers.get(word.toLowerCase());
      if (ids) ids.push(user_id);
      else watchers.set(word.toLowerCase(), [user_id]);
    }
  }
  return Array.from(watchers, ([word, userIds]) => ({ word, userIds }));
});
