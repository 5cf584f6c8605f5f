import type { Element } from "../element.ts";
import type { BlockParser } from "./parser.ts";

/** Text between blank lines that no rule has taken yet. */
export interface Piece {
  readonly text: string;
  /** Known to hold no heading, so that a long run of other blocks is not searched again for each of them. */
  readonly hasNoHeading?: boolean;
}

/**
 * One rule of the block stage. Rules are tried in order; the first that applies takes the first piece of the queue and
 * may put a rest of it back in front.
 */
export interface BlockRule {
  readonly applies: (
    parent: Element,
    piece: Piece,
    parser: BlockParser,
  ) => boolean;
  readonly run: (
    parent: Element,
    piece: Piece,
    queue: Piece[],
    parser: BlockParser,
  ) => void;
}
