import { trimEnd } from "./characters.ts";
import { renderFencedCode } from "./code-block.ts";
import { parseFenceLine } from "./fence-line.ts";
import type { HtmlStash } from "./html-stash.ts";
import type { WorkLimit } from "./work-limit.ts";
import { renderMathBlock, type TexRenderer } from "./math.ts";

/** What taking out the fenced blocks needs. */
export interface FenceSurroundings {
  readonly stash: HtmlStash;
  readonly tex: TexRenderer | undefined;
  readonly work: WorkLimit;
  /** Language of a fence that names none; empty for none. */
  readonly defaultLanguage: string;
}

interface OpenBlock {
  readonly fence: string;
  readonly lines: string[];
  /** Whether inner fences are looked for; otherwise the lines are taken as they are. */
  readonly isNesting: boolean;
  readonly hasDefaultLanguage: boolean;
  readonly close: (text: string) => string;
}

const SPOILER_HEADER =
  '<div class="spoiler-block"><div class="spoiler-header">';
const SPOILER_CONTENT =
  '</div><div class="spoiler-content" aria-hidden="true">';
const SPOILER_END = "</div></div>";

/**
 * Takes the fenced blocks out of the text: code and math become placeholders, a quote becomes lines with `> `, a
 * spoiler its text between placeholders of its frame.
 *
 * Source: markdown 3 (step 3) and 6.
 */
export function extractFences(
  source: string,
  surroundings: FenceSurroundings,
): string {
  const out: string[] = [];
  const open: OpenBlock[] = [];

  const endBlock = () => {
    const { lines, close } = open.pop()!;
    if (lines.length === 0) return;
    const text = close(lines.join("\n"));
    surroundings.work.spend(text.length);
    const target = open.at(-1)?.lines ?? out;
    target.push("");
    for (const line of text.split("\n")) target.push(line);
    target.push("");
  };

  for (const line of source.split("\n")) {
    const block = open.at(-1);
    if (block && trimEnd(line) === block.fence) endBlock();
    else if (block && !block.isNesting) block.lines.push(trimEnd(line));
    else {
      const opened = openBlock(line, block, surroundings);
      if (opened) open.push(opened);
      else (block?.lines ?? out).push(line);
    }
  }
  while (open.length > 0) endBlock();
  if (out.length > 2 && out.at(-2) !== "") out.push("");
  return out.join("\n");
}

function openBlock(
  line: string,
  outer: OpenBlock | undefined,
  { stash, tex, defaultLanguage }: FenceSurroundings,
): OpenBlock | undefined {
  const opening = parseFenceLine(line);
  if (!opening) return undefined;
  const hasDefaultLanguage = outer?.hasDefaultLanguage ?? true;
  const given = opening.language ?? (hasDefaultLanguage ? defaultLanguage : "");
  const language = given.toLowerCase();
  const block = { fence: opening.fence, lines: [], hasDefaultLanguage };
  switch (language) {
    case "quote":
    case "quoted":
      return { ...block, isNesting: true, close: toQuoteLines };
    case "spoiler":
      return {
        ...block,
        isNesting: true,
        hasDefaultLanguage: false,
        close: (content) => toSpoiler(opening.header ?? "", content, stash),
      };
    case "math":
      return {
        ...block,
        isNesting: false,
        close: (source) => stash.keep(renderMathBlock(source, tex)),
      };
    default:
      return {
        ...block,
        isNesting: false,
        close: (code) => stash.keep(renderFencedCode(code, language)),
      };
  }
}

/** Source: markdown 6.2. */
function toQuoteLines(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
}

/** Source: markdown 6.3. */
function toSpoiler(header: string, content: string, stash: HtmlStash): string {
  return [
    stash.keep(SPOILER_HEADER),
    header,
    stash.keep(SPOILER_CONTENT),
    content,
    stash.keep(SPOILER_END),
  ].join("\n\n");
}
