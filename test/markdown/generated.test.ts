import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { codeLanguageName } from "../../src/markdown/code-languages.ts";
import {
  emojiNamesByCode,
  findEmojiCode,
  findEmojiName,
  isUnicodeEmojiName,
} from "../../src/markdown/emoji.ts";
import { generateModules } from "../../src/markdown/generate.ts";
import { isTopLevelDomain } from "../../src/markdown/top-level-domains.ts";

describe("the generated modules", () => {
  test.each(generateModules().map(({ path, content }) => [path, content]))(
    "are fresh: %s",
    (path, content) => {
      const url = new URL(`../../src/markdown/${path}`, import.meta.url);
      expect(readFileSync(url, "utf8")).toBe(content);
    },
  );
});

describe("emoji", () => {
  test("are found by any of their names", () => {
    expect(findEmojiCode("thumbs_up")).toBe("1f44d");
    expect(findEmojiCode("cat")).toBe("1f408");
    expect(findEmojiCode("hash")).toBe("0023-20e3");
    expect(findEmojiCode("no_such")).toBeUndefined();
    expect(isUnicodeEmojiName("like")).toBe(true);
    expect(isUnicodeEmojiName("zulip")).toBe(false);
  });

  test("have one canonical name", () => {
    expect(findEmojiName("1f44d")).toBe("+1");
    expect(emojiNamesByCode().get("1f44d")).toEqual([
      "+1",
      "thumbs_up",
      "like",
    ]);
  });

  test("are 1,847 with 2,960 names", () => {
    const names = [...emojiNamesByCode().values()];
    expect(names.length).toBe(1847);
    expect(names.flat().length).toBe(2960);
    expect(new Set(names.flat()).size).toBe(2960);
  });
});

describe("code languages", () => {
  test.each([
    ["py", "Python"],
    ["js", "JavaScript"],
    ["c#", "C#"],
    ["text", "Text only"],
    ["html+php", "HTML+PHP"],
    ["yml", undefined],
    ["none", undefined],
  ])("%s is %s", (alias, name) => {
    expect(codeLanguageName(alias)).toBe(name);
  });
});

describe("top-level domains", () => {
  test("are in Unicode form and not the endings of files", () => {
    expect(isTopLevelDomain("com")).toBe(true);
    expect(isTopLevelDomain("рф")).toBe(true);
    expect(isTopLevelDomain("xn--p1ai")).toBe(false);
    expect(isTopLevelDomain("py")).toBe(false);
  });
});
