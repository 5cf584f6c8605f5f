import { findAlertedUsers } from "./alert-words.ts";
import { BlockParser } from "./blocks/parser.ts";
import { isBlank, trim } from "./characters.ts";
import type { MarkdownContext } from "./context.ts";
import { Derived } from "./derived.ts";
import { createElement } from "./element.ts";
import { extractFences } from "./fences.ts";
import { separateHangingLists } from "./hanging-lists.ts";
import { HtmlStash } from "./html-stash.ts";
import { renderIndentedBlocks } from "./indented-code.ts";
import { InlineEngine } from "./inline/engine.ts";
import type { InlineSurroundings } from "./inline/rule.ts";
import { NotLoaded } from "./late.ts";
import { loadTexRenderer, mayHoldMath, type TexRenderer } from "./math.ts";
import { setNewlines } from "./newlines.ts";
import { normalize } from "./normalize.ts";
import type { MarkdownOptions } from "./options.ts";
import { addPreviews } from "./previews/add-previews.ts";
import { References } from "./references.ts";
import { RenderFailure } from "./render-failure.ts";
import type { Rendered } from "./rendered.ts";
import { serialize } from "./serialize.ts";
import { isMeMessage, readWidget } from "./widget.ts";
import { WorkLimit } from "./work-limit.ts";

/** 100 times the length of the longest message. Source: markdown 19. */
const MAX_HTML_LENGTH = 1_000_000;

/** Renders a text; loads first what few texts need: KaTeX if it may hold math, and late parts. Source: markdown 3. */
export async function render(
  source: string,
  context: MarkdownContext,
  options: MarkdownOptions,
): Promise<Rendered> {
  const needsTex = mayHoldMath(source, options.defaultCodeLanguage);
  const tex = needsTex ? await loadTexRenderer() : undefined;
  for (;;) {
    try {
      return renderNow(source, context, options, tex);
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      await error.part.load();
    }
  }
}

/**
 * Renders a text at once. Without a TeX renderer, math is shown as if it had errors. Source: markdown 3.
 *
 * Errors: NotLoaded when the text needs a late part that nobody loaded.
 */
export function renderNow(
  source: string,
  context: MarkdownContext,
  options: MarkdownOptions,
  tex: TexRenderer | undefined,
): Rendered {
  const derived = new Derived();
  const html = toHtml(source, {
    context,
    options,
    derived,
    tex,
    stash: new HtmlStash(),
    references: new References(source, context),
  });
  return {
    html: html ?? "",
    isRenderable: html !== undefined,
    mentionedUserIds: derived.mentionedUserIds,
    silentUserIds: derived.silentUserIds,
    mentionedGroupIds: derived.mentionedGroupIds,
    silentGroupIds: derived.silentGroupIds,
    mentionsStreamWildcard: derived.mentionsStreamWildcard,
    mentionsTopicWildcard: derived.mentionsTopicWildcard,
    alertedUserIds: derived.alertedUserIds,
    links: [...derived.links],
    hasLink: derived.links.size > 0,
    hasImage: derived.hasImage,
    attachmentPaths: [...derived.attachmentPaths],
    isMeMessage: isMeMessage(source),
    widget: readWidget(source),
  };
}

/** Undefined for a text that the server cannot render. Source: markdown 3, 19. */
function toHtml(
  source: string,
  surroundings: InlineSurroundings,
): string | undefined {
  if (isBlank(source)) return "";
  try {
    const html = runStages(source, surroundings);
    return html.length <= MAX_HTML_LENGTH ? html : undefined;
  } catch (error) {
    if (error instanceof RenderFailure) return undefined;
    throw error;
  }
}

/** The steps of markdown 3, in their order. */
function runStages(source: string, surroundings: InlineSurroundings): string {
  const { context, options, derived, stash, tex } = surroundings;
  const work = new WorkLimit(source);
  const text = extractFences(normalize(separateHangingLists(source)), {
    stash,
    tex,
    work,
    defaultLanguage: options.defaultCodeLanguage,
  });
  if (context.alertWords)
    derived.alertedUserIds = findAlertedUsers(text, context.alertWords());
  const root = createElement("div");
  const hasIndentedCode = options.indentedCode;
  new BlockParser({ hasIndentedCode, work }).parseText(root, text);
  renderIndentedBlocks(root, stash);
  new InlineEngine(surroundings).run(root);
  setNewlines(root);
  addPreviews(root, surroundings);
  return trim(stash.restore(serialize(root)));
}
