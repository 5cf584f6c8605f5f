import { escapeCode } from "./escape.ts";
import { trimEnd, trimOf } from "./characters.ts";
import { codeLanguages } from "./late.ts";

/** A first line that only selects the highlighter and is not shown. A line with a path is shown. */
const HIGHLIGHTER_LINE = /^(?:::+|#!)(?![/ ])[^\n]*(?:\n|$)/;

/**
 * The HTML of a fenced code block. No highlighting spans: their cut cannot be known without the lexers.
 *
 * Source: markdown 6.1. Chosen: no highlighting.
 */
export function renderFencedCode(
  lines: string,
  language: string | undefined,
): string {
  const text = trimOf(lines, "\n");
  if (!language) return frame("", escapeWithQuotes(text));
  const name = codeLanguages.get().codeLanguageName(language) ?? language;
  return frame(` data-code-language="${escapeCode(name)}"`, escapeCode(text));
}

/** The HTML of a block of indented code, whose indentation is already gone. Source: markdown 5.7. */
export function renderIndentedCode(lines: string): string {
  const text = trimOf(lines, "\n").replace(HIGHLIGHTER_LINE, "");
  return `${frame("", escapeWithQuotes(trimEnd(text)))}\n`;
}

function frame(attributes: string, code: string): string {
  return `<div class="codehilite"${attributes}><pre><span></span><code>${code}\n</code></pre></div>`;
}

function escapeWithQuotes(text: string): string {
  return escapeCode(text).replaceAll('"', "&quot;").replaceAll("'", "&#39;");
}
