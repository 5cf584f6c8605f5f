import { createFinalElement, type Element } from "../element.ts";
import { timeReader } from "../late.ts";
import { RenderFailure } from "../render-failure.ts";
import type { InlineRule, InlineScan } from "./rule.ts";

const OPENING = "<time:";

/** `<time:…>`. Source: markdown 12. */
export const time: InlineRule = (text, scan) => {
  let out = "";
  let done = 0;
  for (;;) {
    const start = text.indexOf(OPENING, done);
    const end = start === -1 ? -1 : text.indexOf(">", start);
    if (end === -1) return out + text.slice(done);
    const written = text.slice(start + OPENING.length, end);
    out += text.slice(done, start) + scan.stashNode(toElement(written, scan));
    done = end + 1;
  }
};

function toElement(written: string, { context }: InlineScan): Element {
  const parsed = timeReader.get().parseTime(written, context.now);
  switch (parsed.kind) {
    case "time":
      return createFinalElement("time", { datetime: parsed.datetime }, written);
    case "unknown":
      return createFinalElement(
        "span",
        { class: "timestamp-error" },
        `Invalid time format: ${written}`,
      );
    case "overflow":
      throw new RenderFailure("a time out of range");
  }
}
