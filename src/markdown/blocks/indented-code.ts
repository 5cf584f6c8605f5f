import { trimEnd } from "../characters.ts";
import { appendElement, type Element } from "../element.ts";
import { takeIndented } from "./indent.ts";
import type { BlockRule } from "./rule.ts";

/** Tag of a block of code until its HTML is made; not a tag of the output. */
export const CODE_TAG = "pre";

const INDENT = 4;

/** Source: markdown 5.7. */
export const indentedCode: BlockRule = {
  applies: (_parent, { text }) => text.startsWith(" ".repeat(INDENT)),
  run: (parent, { text }, queue) => {
    const { inside, rest } = takeIndented(text, INDENT);
    const before = parent.children.at(-1);
    const isContinued = before?.tag === CODE_TAG;
    const code = isContinued ? before : appendElement(parent, CODE_TAG);
    code.isTextFinal = true;
    code.text += `${isContinued ? "\n" : ""}${trimEnd(inside)}\n`;
    if (rest) queue.push({ text: rest });
  },
};

/** Adds text to a block of code; does nothing for any other element. */
export function appendCode(element: Element | undefined, text: string): void {
  if (element?.tag === CODE_TAG) element.text += text;
}
