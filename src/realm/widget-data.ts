type Data = Readonly<Record<string, unknown>>;
type Kind = "string" | "integer" | "boolean" | "vote";

/** What each step of a poll or a todo list consists of, by its `type`. Source: messages 16. */
const STEPS: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Kind>>>>>
> = {
  poll: {
    vote: { key: "string", vote: "vote" },
    question: { question: "string" },
    new_option: { option: "string", idx: "integer" },
  },
  todo: {
    new_task: {
      key: "integer",
      task: "string",
      desc: "string",
      completed: "boolean",
    },
    strike: { key: "string" },
  },
};

const FITS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  vote: (value) => value === 1 || value === -1,
};

/** Why something cannot be attached to a widget of this type; undefined when it can, and for types without rules. */
export function whyBadWidgetData(
  widgetType: string,
  data: unknown,
  isAuthor: boolean,
): string | undefined {
  const steps = STEPS[widgetType];
  if (!steps) return undefined;
  const at = `${widgetType} data`;
  if (typeof data !== "object" || data === null || Array.isArray(data))
    return `${at} is not a dict`;
  const { type, ...fields } = data as Data;
  if (type === undefined) return `type key is missing from ${at}`;
  if (typeof type !== "string") return `${at}["type"] is not a string`;
  const kinds = steps[type];
  if (!kinds) return `Unknown type for ${at}: ${type}`;
  if (type === "question" && !isAuthor)
    return "You can't edit a question unless you are the author.";
  return whyBadFields(kinds, fields, at);
}

function whyBadFields(
  kinds: Readonly<Record<string, Kind>>,
  fields: Data,
  at: string,
): string | undefined {
  for (const [name, kind] of Object.entries(kinds)) {
    const value = fields[name];
    if (value === undefined) return `${name} key is missing from ${at}`;
    if (FITS[kind](value)) continue;
    return kind === "vote"
      ? Number.isInteger(value)
        ? `Invalid ${at}["${name}"]`
        : `${at}["${name}"] is not an integer`
      : `${at}["${name}"] is not ${kind === "integer" ? "an" : "a"} ${kind}`;
  }
  const extra = Object.keys(fields).filter((name) => !(name in kinds));
  return extra.length > 0
    ? `Unexpected arguments: ${extra.join(", ")}`
    : undefined;
}
