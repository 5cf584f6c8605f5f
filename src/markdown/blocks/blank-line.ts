import { appendCode } from "./indented-code.ts";
import type { BlockRule } from "./rule.ts";

/** Drops blank lines that are left at the start of a piece; after indented code they belong to the code. */
export const blankLine: BlockRule = {
  applies: (_parent, { text }) => text === "" || text[0] === "\n",
  run: (parent, { text }, queue) => {
    if (text.length > 1) queue.push({ text: text.slice(1) });
    appendCode(parent.children.at(-1), text === "" ? "\n\n" : "\n");
  },
};
