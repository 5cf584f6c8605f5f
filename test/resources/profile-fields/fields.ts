import type { World } from "../../support/describe-operation.ts";

/** Makes a custom profile field and answers its id. */
export async function addField(
  { as }: Pick<World, "as">,
  params: Record<string, unknown>,
): Promise<number> {
  const { id } = await as("adam").ok("create-custom-profile-field", params);
  return id;
}

const VIM = { text: "Vim", order: "1" };

/** Data that a field cannot have, with what is said to it. */
export const BAD_DATA: readonly {
  name: string;
  type: number;
  data: Record<string, unknown>;
  msg: string;
}[] = [
  {
    name: "a list without options",
    type: 3,
    data: {},
    msg: "Field must have at least one choice.",
  },
  {
    name: "an option with a blank key",
    type: 3,
    data: { " ": VIM },
    msg: "'value' cannot be blank.",
  },
  {
    name: "an option that is a text",
    type: 3,
    data: { vim: "Vim" },
    msg: "field_data is not a dict",
  },
  {
    name: "an option without text",
    type: 3,
    data: { vim: { order: "1" } },
    msg: "text key is missing from field_data",
  },
  {
    name: "an option with a blank text",
    type: 3,
    data: { vim: { text: " ", order: "1" } },
    msg: 'field_data["text"] cannot be blank.',
  },
  {
    name: "an option without order",
    type: 3,
    data: { vim: { text: "Vim" } },
    msg: "order key is missing from field_data",
  },
  {
    name: "an option with a blank order",
    type: 3,
    data: { vim: { text: "Vim", order: "" } },
    msg: 'field_data["order"] cannot be blank.',
  },
  {
    name: "an option with another key",
    type: 3,
    data: { vim: { ...VIM, color: "green" } },
    msg: "Unexpected arguments: color",
  },
  {
    name: "two options with the same text",
    type: 3,
    data: { vim: VIM, vi: VIM },
    msg: "Field must not have duplicate choices.",
  },
  {
    name: "an account without subtype",
    type: 7,
    data: {},
    msg: "subtype key is missing from field_data",
  },
  {
    name: "an account with a blank subtype",
    type: 7,
    data: { subtype: " " },
    msg: 'field_data["subtype"] cannot be blank.',
  },
  {
    name: "an account whose subtype is no text",
    type: 7,
    data: { subtype: { a: "b" } },
    msg: 'field_data["subtype"] is not a string',
  },
  {
    name: "a pattern without a place for the name",
    type: 7,
    data: { subtype: "custom", url_pattern: "https://x.example/" },
    msg: "URL pattern must contain '%(username)s'.",
  },
  {
    name: "a pattern with two places for the name",
    type: 7,
    data: {
      subtype: "custom",
      url_pattern: "https://x.example/%(username)s/%(username)s",
    },
    msg: "URL pattern must contain '%(username)s'.",
  },
  {
    name: "a pattern that is no address",
    type: 7,
    data: { subtype: "custom", url_pattern: "x.example/%(username)s" },
    msg: 'field_data["url_pattern"] is not a URL',
  },
  {
    name: "a pattern that is no text",
    type: 7,
    data: { subtype: "custom", url_pattern: { a: "b" } },
    msg: 'field_data["url_pattern"] is not a string',
  },
  {
    name: "an account with another key",
    type: 7,
    data: { subtype: "github", color: "green" },
    msg: "Unexpected arguments: color",
  },
  {
    name: "an unknown account",
    type: 7,
    data: { subtype: "myspace" },
    msg: "Invalid external account type",
  },
  {
    name: "an account of one's own without pattern",
    type: 7,
    data: { subtype: "custom" },
    msg: "Custom external account must define URL pattern",
  },
];

/** Names and hints that a field cannot have. */
export const BAD_DESCRIPTIONS: readonly {
  name: string;
  params: Record<string, unknown>;
  msg: string;
}[] = [
  {
    name: "a blank label before a long hint",
    params: { name: "  ", hint: "x".repeat(81) },
    msg: "Label cannot be blank.",
  },
  {
    name: "a long hint before a long name",
    params: { name: "x".repeat(41), hint: "x".repeat(81) },
    msg: "hint is too long (limit: 80 characters)",
  },
  {
    name: "a name that is too long",
    params: { name: "x".repeat(41) },
    msg: "name is too long (limit: 40 characters)",
  },
];

/** Makes a field of each type, whose ids are those of their types. */
export async function addAll(world: Pick<World, "as">): Promise<void> {
  const data: Record<number, unknown> = {
    3: { vim: { text: "Vim", order: "1" } },
    7: { subtype: "github" },
  };
  for (const field_type of [1, 2, 3, 4, 5, 6, 7, 8])
    await addField(world, {
      name: `Field ${field_type}`,
      field_type,
      field_data: data[field_type] ?? {},
    });
}
