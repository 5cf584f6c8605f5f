import { isSpace } from "../characters.ts";
import { createElement } from "../element.ts";
import type { InlineRule } from "./rule.ts";

const RUN_START = /(?<!\*)(?=\*)/;

/** Text between two runs of stars. */
interface Gap {
  readonly text: string;
  /** Stars before it. */
  readonly stars: number;
  /** Holds a newline or `^`, over which there is no emphasis. */
  readonly isBroken: boolean;
  readonly startsWithSpace: boolean;
  readonly endsWithSpace: boolean;
}

/** `***bold italic***`. Source: markdown 7.2. */
export const boldItalic: InlineRule = (text, scan) =>
  replaceBetweenStars(text, 3, (content) => {
    const strong = createElement("strong");
    strong.children.push(createElement("em", {}, content));
    return scan.stashNode(strong);
  });

/** `*italic*`. Source: markdown 7.2. */
export const italic: InlineRule = (text, scan) =>
  replaceBetweenStars(text, 1, (content) =>
    scan.stashNode(createElement("em", {}, content)),
  );

/**
 * Replaces text between two runs of at least that many stars, the leftmost first. What is replaced joins with the text
 * beside it, which may then fit between the stars around: unfit gaps to the left wait on a stack.
 */
function replaceBetweenStars(
  text: string,
  count: number,
  stash: (content: string) => string,
): string {
  if (!text.includes("*".repeat(count))) return text;
  const done: Gap[] = [];
  for (const gap of text.split(RUN_START).map(readGap)) {
    let { stars } = gap;
    for (
      let last = done.at(-1);
      last && stars >= count && last.stars >= count && isFit(last);
      last = done.at(-1)
    ) {
      done.pop();
      stars -= count;
      push(done, toGap(stash(last.text), last.stars - count));
    }
    push(done, { ...gap, stars });
  }
  return done.map((gap) => "*".repeat(gap.stars) + gap.text).join("");
}

/** A gap that no star separates from the one before it joins with that one. */
function push(done: Gap[], gap: Gap): void {
  const before = gap.stars === 0 ? done.pop() : undefined;
  done.push(before ? joinGaps(before, gap) : gap);
}

function joinGaps(left: Gap, right: Gap): Gap {
  return {
    text: left.text + right.text,
    stars: left.stars,
    isBroken: left.isBroken || right.isBroken,
    startsWithSpace: (left.text ? left : right).startsWithSpace,
    endsWithSpace: (right.text ? right : left).endsWithSpace,
  };
}

function isFit(gap: Gap): boolean {
  return (
    gap.text !== "" &&
    !gap.isBroken &&
    !gap.startsWithSpace &&
    !gap.endsWithSpace
  );
}

function readGap(part: string): Gap {
  let stars = 0;
  while (part[stars] === "*") stars += 1;
  return toGap(part.slice(stars), stars);
}

function toGap(text: string, stars: number): Gap {
  return {
    text,
    stars,
    isBroken: text.includes("^") || text.includes("\n"),
    startsWithSpace: isSpace(text[0]),
    endsWithSpace: isSpace(text.at(-1)),
  };
}
