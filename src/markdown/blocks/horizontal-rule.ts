import { appendElement } from "../element.ts";
import type { BlockRule } from "./rule.ts";

const RULE_LINE =
  /(?:^|\n) {0,3}(?:(?:- {0,2}){3,}|(?:_ {0,2}){3,}|(?:\* {0,2}){3,}) *(?=\n|$)/;

/** Source: markdown 5.3. */
export const horizontalRule: BlockRule = {
  applies: (_parent, { text }) => RULE_LINE.test(text),
  run: (parent, { text }, queue, parser) => {
    const match = RULE_LINE.exec(text)!;
    const before = text.slice(0, match.index).replace(/\n+$/, "");
    const after = text.slice(match.index + match[0].length).replace(/^\n+/, "");
    if (before) parser.parsePiece(parent, before);
    appendElement(parent, "hr");
    if (after) queue.push({ text: after, hasNoHeading: true });
  },
};
