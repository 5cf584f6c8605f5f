const TOKEN = /<[^>]*>|&[^;\s]*;|[\p{L}\p{N}\p{M}_]+|\s+|[^<]/gu;

/** Chosen: longer texts are shown as replaced whole, since comparing them takes the product of their lengths. */
const MAX_COMPARISONS = 4_000_000;

type Change = "same" | "inserted" | "deleted";

/**
 * The difference of two HTML texts as HTML: words that came and went are marked, tags are those of the new text.
 *
 * Source: messages 8.1, `content_html_diff`.
 */
export function toHtmlDiff(before: string, after: string): string {
  const pieces = compare(before.match(TOKEN) ?? [], after.match(TOKEN) ?? []);
  let html = "";
  let open: Change = "same";
  const turnTo = (change: Change) => {
    if (change === open) return;
    if (open !== "same") html += "</span>";
    if (change !== "same") html += `<span class="highlight_text_${change}">`;
    open = change;
  };
  for (const [change, token] of pieces) {
    if (!token.startsWith("<")) {
      turnTo(change);
      html += token;
    } else if (change !== "deleted") {
      turnTo("same");
      html += token;
    }
  }
  turnTo("same");
  return `<div>${html}</div>`;
}

/** What stayed, went and came, in order, by the longest common subsequence. */
function compare(
  before: readonly string[],
  after: readonly string[],
): [Change, string][] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let ends = 0;
  while (
    ends < Math.min(before.length, after.length) - start &&
    before.at(-1 - ends) === after.at(-1 - ends)
  )
    ends++;
  return [
    ...marked("same", after.slice(0, start)),
    ...compareMiddle(
      before.slice(start, before.length - ends),
      after.slice(start, after.length - ends),
    ),
    ...marked("same", after.slice(after.length - ends)),
  ];
}

function compareMiddle(
  before: readonly string[],
  after: readonly string[],
): [Change, string][] {
  if (before.length * after.length > MAX_COMPARISONS)
    return [...marked("deleted", before), ...marked("inserted", after)];
  const common = commonLengths(before, after);
  const width = after.length + 1;
  const pieces: [Change, string][] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) {
      pieces.push(["same", before[i]!]);
      i++;
      j++;
    } else if (
      j === after.length ||
      (i < before.length &&
        common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    ) {
      pieces.push(["deleted", before[i]!]);
      i++;
    } else {
      pieces.push(["inserted", after[j]!]);
      j++;
    }
  }
  return pieces;
}

/** Length of the longest common subsequence of each pair of tails. */
function commonLengths(
  before: readonly string[],
  after: readonly string[],
): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        before[i] === after[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(
              lengths[(i + 1) * width + j]!,
              lengths[i * width + j + 1]!,
            );
    }
  }
  return lengths;
}

function marked(change: Change, tokens: readonly string[]): [Change, string][] {
  return tokens.map((token) => [change, token]);
}
