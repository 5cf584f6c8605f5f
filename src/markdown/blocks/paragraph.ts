import { isBlank, trimStart } from "../characters.ts";
import { appendElement } from "../element.ts";
import type { BlockRule } from "./rule.ts";

/** What no other rule takes: the text of a tight item, or a paragraph. Source: markdown 5.1, 5.4. */
export const paragraph: BlockRule = {
  applies: () => true,
  run: (parent, { text }, _queue, parser) => {
    if (isBlank(text)) return;
    if (!parser.isIn("list")) {
      appendElement(parent, "p").text = trimStart(text);
      return;
    }
    const before = parent.children.at(-1);
    if (before) before.tail += `\n${text}`;
    else parent.text += `${parent.text ? "\n" : ""}${trimStart(text)}`;
  },
};
