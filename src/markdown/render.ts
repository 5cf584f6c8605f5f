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

/** 100 times the length of the longest message. Source: markdown 19. */
const MAX_HTML_LENGTH = 1_000_000;

/** Renders a text; loads KaTeX first if it may hold math. Source: markdown 3. */
export async function render(
  source: string,
  context: MarkdownContext,
  options: MarkdownOptions,
): Promise<Rendered> {
  const needsTex = mayHoldMath(source, options.defaultCodeLanguage);
  const tex = needsTex ? await loadTexRenderer() : undefined;
  return renderNow(source, context, options, tex);
}

/** Renders a text at once. Without a TeX renderer, math is shown as if it had errors. Source: markdown 3. */
export function renderNow(
  source: string,
  context: MarkdownContext,
  options: MarkdownOptions,
  tex: TexRenderer | undefined,
): Rendered {
  const derived = new Derived();
  let alertedUserIds = new Set<number>();
  let html: string | undefined;
  try {
    if (isBlank(source)) html = "";
    else {
      const stash = new HtmlStash();
      const text = toBlockText(source, options, stash, tex);
      if (context.alertWords)
        alertedUserIds = findAlertedUsers(text, context.alertWords());
      html = renderText(text, {
        context,
        options,
        derived,
        stash,
        tex,
        references: new References(source, context),
      });
    }
  } catch (error) {
    if (!(error instanceof RenderFailure)) throw error;
  }
  const isRenderable = html !== undefined && html.length <= MAX_HTML_LENGTH;
  return {
    html: isRenderable ? html! : "",
    isRenderable,
    mentionedUserIds: derived.mentionedUserIds,
    silentUserIds: derived.silentUserIds,
    mentionedGroupIds: derived.mentionedGroupIds,
    silentGroupIds: derived.silentGroupIds,
    mentionsStreamWildcard: derived.mentionsStreamWildcard,
    mentionsTopicWildcard: derived.mentionsTopicWildcard,
    alertedUserIds,
    links: [...derived.links],
    hasLink: derived.links.size > 0,
    hasImage: derived.hasImage,
    attachmentPaths: [...derived.attachmentPaths],
    isMeMessage: isMeMessage(source),
    widget: readWidget(source),
  };
}

/** Steps 1 to 3. */
function toBlockText(
  source: string,
  options: MarkdownOptions,
  stash: HtmlStash,
  tex: TexRenderer | undefined,
): string {
  return extractFences(normalize(separateHangingLists(source)), {
    stash,
    tex,
    defaultLanguage: options.defaultCodeLanguage,
  });
}

/** Steps 5 to 10. */
function renderText(
  text: string,
  surroundings: ConstructorParameters<typeof InlineEngine>[0],
): string {
  const { options, stash } = surroundings;
  const root = createElement("div");
  new BlockParser({ hasIndentedCode: options.indentedCode }).parseText(
    root,
    text,
  );
  renderIndentedBlocks(root, stash);
  new InlineEngine(surroundings).run(root);
  setNewlines(root);
  addPreviews(root, surroundings);
  return trim(stash.restore(serialize(root)));
}
