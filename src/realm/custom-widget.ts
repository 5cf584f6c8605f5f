import { refusal, type Refusal } from "./refusal.ts";

/** A widget that a bot sends beside its text: a form of buttons. */
export interface CustomWidget {
  readonly widget_type: string;
  readonly extra_data: Readonly<Record<string, unknown>>;
}

/**
 * Reads the widget of a message. The one kind that exists is a `zform` of choices: a heading, and buttons with a
 * short name, a long name and the reply that they send.
 *
 * Source: messages 4.4, row 22.
 */
export function readCustomWidget(text: string): CustomWidget | Refusal {
  let widget: unknown;
  try {
    widget = JSON.parse(text);
  } catch {
    return refusal("Widgets: API programmer sent invalid JSON content");
  }
  const problem = whyBadWidget(widget);
  return problem === undefined
    ? (widget as CustomWidget)
    : refusal(`Widgets: ${problem}`);
}

function whyBadWidget(widget: unknown): string | undefined {
  if (!isObject(widget)) return "widget_content is not a dict";
  for (const key of ["widget_type", "extra_data"])
    if (!(key in widget)) return `${key} is not in widget_content`;
  const { widget_type, extra_data } = widget;
  if (!isObject(extra_data)) return "extra_data is not a dict";
  if (widget_type !== "zform")
    return `unknown widget type: ${String(widget_type)}`;
  if (!("type" in extra_data)) return "zform is missing type field";
  return extra_data.type === "choices"
    ? whyBadChoices(extra_data)
    : `unknown zform type: ${String(extra_data.type)}`;
}

function whyBadChoices({
  heading,
  choices,
}: Record<string, unknown>): string | undefined {
  if (heading === undefined) return "heading key is missing from extra_data";
  if (typeof heading !== "string")
    return 'extra_data["heading"] is not a string';
  if (choices === undefined) return "choices key is missing from extra_data";
  if (!Array.isArray(choices)) return 'extra_data["choices"] is not a list';
  for (const [index, choice] of choices.entries()) {
    const at = `extra_data["choices"][${index}]`;
    if (!isObject(choice)) return `${at} is not a dict`;
    for (const key of ["short_name", "long_name", "reply"]) {
      if (!(key in choice)) return `${key} key is missing from ${at}`;
      if (typeof choice[key] !== "string")
        return `${at}["${key}"] is not a string`;
    }
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
