import { trim } from "./characters.ts";

/** What sending a text starts besides the message. Source: markdown 16. */
export type Widget =
  | {
      readonly widget_type: "poll";
      readonly extra_data: {
        readonly question: string;
        readonly options: readonly string[];
      };
    }
  | { readonly widget_type: "todo"; readonly extra_data: null };

const COMMAND = /^\/(poll|todo)(?![^\s])/;
const OPTION_MARK = /^[-*]? */;

/** Whether clients show the sender's name in place of `/me`. Source: markdown 16. */
export function isMeMessage(content: string): boolean {
  return content.startsWith("/me ");
}

/** The poll or todo list that a text starts, if its first word says so. Source: markdown 16. */
export function readWidget(content: string): Widget | undefined {
  const command = COMMAND.exec(content);
  if (!command) return undefined;
  if (command[1] === "todo") return { widget_type: "todo", extra_data: null };
  const [question = "", ...lines] = trim(
    content.slice(command[0].length),
  ).split("\n");
  const options = lines
    .map((line) => trim(trim(line).replace(OPTION_MARK, "")))
    .filter((option) => option !== "");
  return {
    widget_type: "poll",
    extra_data: { question: trim(question), options },
  };
}

/** The `content` of the submessage that a widget starts with. Source: markdown 16. */
export function toSubmessageContent(widget: object): string {
  return write(widget);
}

/** JSON with a space after `:` and `,`, and with everything beyond ASCII escaped. */
function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(
      ([key, field]) => `${write(key)}: ${write(field)}`,
    );
    return `{${fields.join(", ")}}`;
  }
  return JSON.stringify(value).replace(
    /[^\0-~]/g,
    (character) =>
      `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
