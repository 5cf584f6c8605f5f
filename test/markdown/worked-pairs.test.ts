import { describe, expect, test } from "vitest";
import { htmlOf } from "./sample.ts";
import { WORKED_PAIRS } from "./worked-pairs.ts";

for (const [construct, pairs] of Object.entries(WORKED_PAIRS))
  describe(`renders ${construct}`, () => {
    test.each(pairs)("%j", async (source, html) => {
      expect(await htmlOf(source)).toBe(html);
    });
  });
