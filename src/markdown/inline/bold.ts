import { createElement } from "../element.ts";
import type { InlineRule } from "./rule.ts";

/** `**bold**`: the shortest text without a newline, stars and spaces at its edges allowed. Source: markdown 7.2. */
export const bold: InlineRule = (text, scan) => {
  let opener = text.indexOf("**");
  let out = "";
  let done = 0;
  let newline = -1;
  while (opener !== -1) {
    const closer = text.indexOf("**", opener + 3);
    if (closer === -1) break;
    if (newline < opener + 2) newline = indexOrEnd(text, "\n", opener + 2);
    if (newline < closer) {
      opener = text.indexOf("**", newline);
      continue;
    }
    const strong = createElement("strong", {}, text.slice(opener + 2, closer));
    out += text.slice(done, opener) + scan.stashNode(strong);
    done = closer + 2;
    opener = text.indexOf("**", done);
  }
  return done === 0 ? text : out + text.slice(done);
};

function indexOrEnd(text: string, part: string, from: number): number {
  const index = text.indexOf(part, from);
  return index === -1 ? text.length : index;
}
