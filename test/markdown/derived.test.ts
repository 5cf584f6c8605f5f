import { describe, expect, test } from "vitest";
import { renderExample } from "./sample.ts";

describe("mentions", () => {
  test("notify users, groups and wildcards that are named aloud", async () => {
    const rendered = await renderExample(
      "@**Iris Vale** @*night-shift* @**everyone** @**topic**",
    );
    expect([...rendered.mentionedUserIds]).toEqual([11]);
    expect([...rendered.mentionedGroupIds]).toEqual([40]);
    expect(rendered.mentionsStreamWildcard).toBe(true);
    expect(rendered.mentionsTopicWildcard).toBe(true);
    expect(rendered.silentUserIds.size).toBe(0);
  });

  test.each([
    ["with the silent mark", "@_**Iris Vale** @_*night-shift* @_**all**"],
    ["in a quote", "> @**Iris Vale** @*night-shift* @**all** @**topic**"],
    ["in a quote fence", "```quote\n@**Iris Vale** @*night-shift*\n```"],
  ])("notify nobody %s", async (_where, source) => {
    const rendered = await renderExample(source);
    expect(rendered.mentionedUserIds.size).toBe(0);
    expect(rendered.mentionedGroupIds.size).toBe(0);
    expect(rendered.mentionsStreamWildcard).toBe(false);
    expect(rendered.mentionsTopicWildcard).toBe(false);
    expect([...rendered.silentUserIds]).toEqual([11]);
    expect([...rendered.silentGroupIds]).toEqual([40]);
  });

  test.each([
    ["code", "`@**Iris Vale**`"],
    ["a fence", "```\n@**Iris Vale** @**all**\n```"],
    ["the URL of a link", "[x](https://x.org/?@**Iris Vale**)"],
  ])("are not looked for in %s", async (_where, source) => {
    const rendered = await renderExample(source);
    expect(rendered.mentionedUserIds.size).toBe(0);
    expect(rendered.mentionsStreamWildcard).toBe(false);
  });

  test("notify from inside of a spoiler", async () => {
    const rendered = await renderExample("```spoiler\n@**Iris Vale**\n```");
    expect([...rendered.mentionedUserIds]).toEqual([11]);
  });

  test("of deactivated users are silent", async () => {
    const rendered = await renderExample("@**Omar Reyes**");
    expect(rendered.mentionedUserIds.size).toBe(0);
    expect([...rendered.silentUserIds]).toEqual([12]);
  });

  test("behind a > without a space resolve only if the name stands elsewhere", async () => {
    const alone = await renderExample(">@**Iris Vale**");
    expect(alone.mentionedUserIds.size).toBe(0);
    const twice = await renderExample(">@**Iris Vale**\n\n@**Iris Vale**");
    expect([...twice.mentionedUserIds]).toEqual([11]);
    expect(twice.html).not.toContain("silent");
  });

  test("of a group need its exact name once", async () => {
    const wrong = await renderExample("@*Night-Shift*");
    expect(wrong.html).toBe("<p>@<em>Night-Shift</em></p>");
    const both = await renderExample("@*Night-Shift* @*night-shift*");
    expect(both.html).not.toContain("<em>");
  });

  test("ask only for the names in the text", async () => {
    const asked: string[] = [];
    await renderExample(
      "@**Nobody** and @**Someone|3** but not `@**Coded|4**`",
      {},
      {
        findUserByName: (name) => void asked.push(name),
        findUserById: (id) => void asked.push(String(id)),
      },
    );
    expect(asked).toEqual(["Nobody", "3"]);
  });
});

describe("links", () => {
  test("are listed once each, with uploads to this realm", async () => {
    const rendered = await renderExample(
      "[a](/user_uploads/2/ab/n.txt) https://chat.example.com/user_uploads/2/cd/p.png " +
        "https://x.org/user_uploads/e.txt https://x.org/a https://x.org/a",
    );
    expect(rendered.links).toEqual([
      "/user_uploads/2/ab/n.txt",
      "user_uploads/2/cd/p.png",
      "https://x.org/user_uploads/e.txt",
      "https://x.org/a",
    ]);
    expect(rendered.attachmentPaths).toEqual(["2/ab/n.txt", "2/cd/p.png"]);
    expect(rendered.hasLink).toBe(true);
    expect(rendered.hasImage).toBe(true);
  });

  test("in plain text are none", async () => {
    const rendered = await renderExample("no link, no image");
    expect(rendered.hasLink).toBe(false);
    expect(rendered.hasImage).toBe(false);
    expect(rendered.attachmentPaths).toEqual([]);
  });

  test("make no image while previews are off", async () => {
    const rendered = await renderExample("https://x.org/a.png", {
      previews: false,
    });
    expect(rendered.hasImage).toBe(false);
    expect(rendered.hasLink).toBe(true);
  });
});

const ALERT_WORDS = [
  { word: "Deploy", userIds: [1, 2] },
  { word: "on call", userIds: [3] },
];

/** Users alerted by the text. */
async function alerted(source: string): Promise<number[]> {
  const { alertedUserIds } = await renderExample(
    source,
    {},
    { alertWords: () => ALERT_WORDS },
  );
  return [...alertedUserIds];
}

describe("alert words", () => {
  test.each([
    ["without regard to case", "the DEPLOY is done", [1, 2]],
    ["of several words", "who is on call?", [3]],
    ["in inline code", "`deploy`", [1, 2]],
    ["in a quote", "> deploy", [1, 2]],
    ["in a URL", "https://x.org/?q=1.deploy", [1, 2]],
    ["directly behind the first character", "xdeploy", [1, 2]],
  ])("occur %s", async (_how, source, users) => {
    expect(await alerted(source)).toEqual(users);
  });

  test.each([
    ["inside of another word", "the redeployment"],
    ["between double quotes", 'the "deploy"'],
    ["in a code fence", "```\ndeploy\n```"],
  ])("do not occur %s", async (_how, source) => {
    expect(await alerted(source)).toEqual([]);
  });
});

describe("a text that cannot be rendered", () => {
  test.each([
    "<time:1706929506000>",
    "<time:inf>",
    "<time:1e400>",
    "<time:0001-01-01T00:00+10:00>",
  ])("says so: %s", async (source) => {
    const rendered = await renderExample(`before ${source}`);
    expect(rendered.isRenderable).toBe(false);
    expect(rendered.html).toBe("");
  });

  test("is none if the time is in code", async () => {
    const rendered = await renderExample("`<time:inf>`");
    expect(rendered.isRenderable).toBe(true);
  });

  test("has HTML of more than a million characters", async () => {
    const rendered = await renderExample(":smile:".repeat(20_000));
    expect(rendered.isRenderable).toBe(false);
  });
});
