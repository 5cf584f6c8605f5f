/** What stands between the parentheses of a link. */
export interface LinkTarget {
  readonly url: string;
  readonly title: string | undefined;
  /** Offset behind the closing parenthesis. */
  readonly end: number;
  /** Characters that were looked at. */
  readonly work: number;
}

const OPENING = /\(\s*/y;
const POINTED = /\(\s*<([^<>]*)>\s*(?:('[^']*'|"[^"]*")\s*)?\)/y;

/**
 * Reads the target of a link from its opening parenthesis on; undefined when it is not closed before the limit.
 *
 * Source: markdown 8.1.
 */
export function readLinkTarget(
  text: string,
  start: number,
  limit: number,
): LinkTarget | undefined {
  POINTED.lastIndex = start;
  const pointed = POINTED.exec(text);
  if (pointed) {
    const end = POINTED.lastIndex;
    const title = pointed[2]?.slice(1, -1);
    return { url: pointed[1]!.trim(), title, end, work: end - start };
  }
  OPENING.lastIndex = start;
  OPENING.test(text);
  return new TargetReader(text, OPENING.lastIndex).read(limit);
}

/** A quotation mark that may open a title, and the last one of its kind after it. */
interface Quotation {
  readonly mark: string;
  readonly start: number;
  end: number;
}

/**
 * Looks for the parenthesis that closes the target. From the first quotation mark on, parentheses no longer count,
 * because a title may hold any; should no title come of it, the place where they balance is the end after all.
 */
class TargetReader {
  readonly #text: string;
  readonly #start: number;
  #depth = 1;
  #first: Quotation | undefined;
  /** Of the other kind, in case the first mark belongs to the URL. */
  #second: Quotation | undefined;
  #balancedAt = -1;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#start = start;
  }

  read(limit: number): LinkTarget | undefined {
    const end = Math.min(this.#text.length, this.#start + limit);
    let last = -1;
    for (let at = this.#start; at < end; at += 1) {
      const character = this.#text[at]!;
      if (character === ")") {
        const titled = this.#closeTitled(last, at);
        if (titled) return titled;
        this.#depth -= 1;
        if (this.#depth === 0 && this.#balancedAt === -1) {
          if (!this.#first) return this.#untitled(at, at);
          this.#balancedAt = at;
        }
      } else if (character === "(") this.#depth += 1;
      else if (character === '"' || character === "'")
        this.#quote(character, at);
      if (character !== " ") last = at;
    }
    if (this.#balancedAt === -1) return undefined;
    return this.#untitled(this.#balancedAt, end);
  }

  #quote(mark: string, at: number): void {
    if (!this.#first) this.#first = { mark, start: at, end: -1 };
    else if (mark === this.#first.mark) this.#first.end = at;
    else if (!this.#second) this.#second = { mark, start: at, end: -1 };
    else this.#second.end = at;
  }

  /** The parenthesis closes the link if the last character before it ended a title. */
  #closeTitled(last: number, at: number): LinkTarget | undefined {
    const title = [this.#first, this.#second].find(
      (quotation) =>
        quotation && quotation.end !== -1 && quotation.end === last,
    );
    return title && this.#titled(title, at);
  }

  #titled({ start, end }: Quotation, at: number): LinkTarget {
    return {
      url: this.#text.slice(this.#start, start),
      title: this.#text.slice(start + 1, end),
      end: at + 1,
      work: at - this.#start,
    };
  }

  #untitled(at: number, scannedTo: number): LinkTarget {
    return {
      url: this.#text.slice(this.#start, at),
      title: undefined,
      end: at + 1,
      work: scannedTo - this.#start,
    };
  }
}
