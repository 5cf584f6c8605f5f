import type { Element } from "../element.ts";
import { RenderFailure } from "../render-failure.ts";
import type { WorkLimit } from "../work-limit.ts";
import { blankLine } from "./blank-line.ts";
import { heading } from "./heading.ts";
import { horizontalRule } from "./horizontal-rule.ts";
import { indentedCode } from "./indented-code.ts";
import { listContinuation } from "./list-continuation.ts";
import { bulletedList, numberedList } from "./list.ts";
import { paragraph } from "./paragraph.ts";
import { quote } from "./quote.ts";
import type { BlockRule, Piece } from "./rule.ts";
import { table } from "./table.ts";

/** What the rules remember of the blocks around the one they look at. */
export type BlockState = "list" | "looseList" | "detabbed" | "quote";

/** The reference server runs out of stack near this depth and refuses the text. Chosen: the exact number. */
const MAX_BLOCK_DEPTH = 400;

/** Source: markdown 5, order of the rules. */
const RULES: readonly BlockRule[] = [
  blankLine,
  listContinuation,
  indentedCode,
  heading,
  table,
  horizontalRule,
  numberedList,
  bulletedList,
  quote,
  paragraph,
];

const RULES_WITHOUT_CODE = RULES.filter((rule) => rule !== indentedCode);

/** The block stage: text to a tree whose leaves hold the text for the inline stage. Source: markdown 5. */
export class BlockParser {
  readonly #rules: readonly BlockRule[];
  readonly #work: WorkLimit;
  readonly #states: BlockState[] = [];
  #depth = 0;

  constructor({
    hasIndentedCode,
    work,
  }: {
    hasIndentedCode: boolean;
    work: WorkLimit;
  }) {
    this.#work = work;
    this.#rules = hasIndentedCode ? RULES : RULES_WITHOUT_CODE;
  }

  /** How many blocks are open around the current piece. */
  get depth(): number {
    return this.#depth;
  }

  /** Whether this is the state of the innermost rule that set one. */
  isIn(state: BlockState): boolean {
    return this.#states.at(-1) === state;
  }

  /** Runs the function in a state. */
  within(state: BlockState, run: () => void): void {
    this.#states.push(state);
    run();
    this.#states.pop();
  }

  /** Cuts the text at blank lines and parses the pieces into the parent. */
  parseText(parent: Element, text: string): void {
    this.parsePieces(
      parent,
      text.split("\n\n").map((piece) => ({ text: piece })),
    );
  }

  /** Parses one piece, which has no blank lines, into the parent. */
  parsePiece(parent: Element, text: string): void {
    this.parsePieces(parent, [{ text }]);
  }

  /** Parses the pieces into the parent. */
  parsePieces(parent: Element, pieces: readonly Piece[]): void {
    if (this.#depth >= MAX_BLOCK_DEPTH)
      throw new RenderFailure("too many blocks in each other");
    this.#depth += 1;
    for (const { text } of pieces) this.#work.spend(text.length);
    // From the end, because the rules take and put back at the front.
    const queue = pieces.toReversed();
    for (let piece = queue.pop(); piece; piece = queue.pop()) {
      const current = piece;
      const rule = this.#rules.find((candidate) =>
        candidate.applies(parent, current, this),
      );
      rule?.run(parent, current, queue, this);
    }
    this.#depth -= 1;
  }
}
