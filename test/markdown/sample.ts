import { loadLateParts } from "../../src/markdown/late.ts";
import type { Linkifier, MarkdownContext } from "../../src/markdown/context.ts";
import {
  MESSAGE_OPTIONS,
  type MarkdownOptions,
} from "../../src/markdown/options.ts";
import { render } from "../../src/markdown/render.ts";
import type { Rendered } from "../../src/markdown/rendered.ts";

// Tests render at once.
await loadLateParts();

/** What a sample realm holds. */
export interface SampleRealm {
  readonly realmUrl: string;
  readonly users: readonly {
    readonly id: number;
    readonly full_name: string;
    readonly is_active: boolean;
  }[];
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly streams: readonly { readonly id: number; readonly name: string }[];
  readonly emoji: Readonly<Record<string, string>>;
  readonly linkifiers: readonly Linkifier[];
}

/** The realm of the examples in the facts. Source: markdown, introduction. */
export const EXAMPLE_REALM: SampleRealm = {
  realmUrl: "https://chat.example.com",
  users: [
    { id: 11, full_name: "Iris Vale", is_active: true },
    { id: 12, full_name: "Omar Reyes", is_active: false },
  ],
  groups: [{ id: 40, name: "night-shift" }],
  streams: [
    { id: 7, name: "general" },
    { id: 8, name: "ops & infra" },
    { id: 9, name: "v2.0/beta" },
  ],
  emoji: { party_cat: "/user_avatars/2/emoji/images/3.gif" },
  linkifiers: [
    {
      pattern: "#(?P<id>[0-9]+)",
      url_template: "https://tracker.example.com/{id}",
    },
  ],
};

/** A context that answers from the sample realm; it is Saturday, 3 February 2024, 04:05:06 UTC. */
export function contextOf(realm: SampleRealm): MarkdownContext {
  return {
    realmUrl: realm.realmUrl,
    now: () => 1706933106,
    findUserByName: (name) =>
      realm.users.findLast(
        (user) => user.full_name.toLowerCase() === name.toLowerCase(),
      ),
    findUserById: (id) => realm.users.find((user) => user.id === id),
    findGroupByName: (name) =>
      realm.groups.find((group) => group.name === name),
    findStreamByName: (name) =>
      realm.streams.find((stream) => stream.name === name),
    findCustomEmoji: (name) => {
      const source = realm.emoji[name];
      return source === undefined ? undefined : { source_url: source };
    },
    linkifiers: realm.linkifiers,
  };
}

/** Renders a message of the example realm. */
export function renderExample(
  source: string,
  options: Partial<MarkdownOptions> = {},
  context: Partial<MarkdownContext> = {},
): Promise<Rendered> {
  return render(
    source,
    { ...contextOf(EXAMPLE_REALM), ...context },
    { ...MESSAGE_OPTIONS, ...options },
  );
}

/** The HTML of a message of the example realm. */
export async function htmlOf(
  source: string,
  options: Partial<MarkdownOptions> = {},
): Promise<string> {
  return (await renderExample(source, options)).html;
}
