import type { Message } from "../../realm/messages.ts";
import { escapeHtml } from "../../realm/names.ts";

const HIGHLIGHT_OPEN = '<span class="highlight">';
const HIGHLIGHT_CLOSE = "</span>";

/**
 * Words that a search looks for: each must begin a word of the topic or the content; quoted parts must occur as they
 * are. Case is ignored. Without a word, nothing is found.
 *
 * Source: messages 7.5, search. Chosen: words match by their beginning, in place of the reference's language rules.
 */
export class SearchQuery {
  readonly #phrases: readonly string[];
  readonly #words: readonly string[];
  readonly #pattern: RegExp;

  constructor(text: string) {
    this.#phrases = [...text.matchAll(/"([^"]+)"/g)].map(([, phrase]) =>
      phrase!.toLowerCase(),
    );
    this.#words = text
      .toLowerCase()
      .split(/[^\p{L}\p{N}_]+/u)
      .filter((word) => word !== "");
    const parts = [
      ...this.#phrases.map((phrase) => toHtmlPattern(phrase)),
      ESCAPED_CHARACTER,
      ...this.#words.map(
        (word) => `(?<![\\p{L}\\p{N}_])${escapeRegExp(word)}[\\p{L}\\p{N}_]*`,
      ),
    ];
    this.#pattern = new RegExp(parts.join("|"), "giu");
  }

  matches(message: Message): boolean {
    const text = `${message.subject}\n${message.content}`.toLowerCase();
    const words = text.split(/[^\p{L}\p{N}_]+/u);
    return (
      this.#words.length > 0 &&
      this.#phrases.every((phrase) => text.includes(phrase)) &&
      this.#words.every((wanted) =>
        words.some((word) => word.startsWith(wanted)),
      )
    );
  }

  /** The message's HTML and its topic, escaped, with what was found marked. Source: messages 2.1, match_content. */
  highlight(message: Message): {
    match_content: string;
    match_subject: string;
  } {
    return {
      match_content: message.rendered_content.replace(
        /(<[^>]*>)|([^<]+)/g,
        (_all, tag: string | undefined, text: string) =>
          tag === undefined ? this.#mark(text) : tag,
      ),
      match_subject: this.#mark(escapeHtml(message.subject)),
    };
  }

  #mark(text: string): string {
    return text.replace(
      this.#pattern,
      (found, escaped: string | undefined) =>
        escaped ?? `${HIGHLIGHT_OPEN}${found}${HIGHLIGHT_CLOSE}`,
    );
  }
}

/** What HTML writes for some characters, as a group; the letters of it are no text. */
const ESCAPED_CHARACTER = "(&#?\\w+;)";

const ESCAPED_QUOTE = "(?:'|&#39;|&#x27;)";

/** Finds a text in HTML, where some of its characters are escaped. */
function toHtmlPattern(text: string): string {
  return text
    .split("'")
    .map((part) => escapeRegExp(escapeHtml(part)))
    .join(ESCAPED_QUOTE);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
}
