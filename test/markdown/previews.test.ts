import { describe, expect, test } from "vitest";
import { htmlOf } from "./sample.ts";

const image = (url: string, title = "") =>
  `<div class="message_inline_image"><a href="${url}"${title}><img src="${url}"></a></div>`;

const links = (count: number) =>
  Array.from({ length: count }, (_, at) => `https://x.org/${at}.png`);

describe("previews", () => {
  test("are made for up to 24 targets outside of quotes", async () => {
    expect(await htmlOf(links(24).join(" "))).toContain("<img");
    expect(await htmlOf(links(25).join(" "))).not.toContain("<img");
    expect(
      await htmlOf(`> ${links(20).join(" ")}\n\nhttps://y.org/a.png`),
    ).toContain("<img");
  });

  test("go to the end of the message from headings, tables and bold text", async () => {
    expect(await htmlOf("# https://x.org/a.png\nb")).toBe(
      `<h1><a href="https://x.org/a.png">https://x.org/a.png</a></h1>\n<p>b</p>\n${image("https://x.org/a.png")}`,
    );
  });

  test("in a spoiler stay in it", async () => {
    expect(await htmlOf("```spoiler h\nhttps://x.org/a.png\n```")).toContain(
      `${image("https://x.org/a.png")}</div></div>`,
    );
  });

  test("of a paragraph follow it in order, none twice", async () => {
    expect(
      await htmlOf("[b](https://x.org/b.png) https://x.org/a.png b.org/b"),
    ).toMatch(/<\/p>\n<div.*b\.png" title="b".*<div.*a\.png"/);
    const twice = await htmlOf("https://x.org/a.png https://x.org/a.png");
    expect(twice.split("<img").length).toBe(2);
  });

  test("of a shared Dropbox image load the raw file, at the end", async () => {
    expect(await htmlOf("https://www.dropbox.com/s/a/b.png?dl=0\n\nc")).toBe(
      '<p><a href="https://www.dropbox.com/s/a/b.png?dl=0">https://www.dropbox.com/s/a/b.png?dl=0</a></p>\n<p>c</p>\n' +
        '<div class="message_inline_image"><a href="https://www.dropbox.com/s/a/b.png?dl=0">' +
        '<img src="https://www.dropbox.com/s/a/b.png?raw=1"></a></div>',
    );
  });

  test.each([
    "https://www.youtube.com/watch_popup?v=abc",
    "https://www.youtube.com/watch_videos?video_ids=abc,def",
    "https://www.youtube-nocookie.com/embed/abc",
    "https://m.youtube.com/shorts/abc",
    "https://youtu.be/abc?t=3",
  ])("know the video of %s", async (url) => {
    expect(await htmlOf(url)).toContain('data-id="abc"');
  });

  test.each([
    "https://www.youtube.com/watch?list=abc",
    "https://www.youtube.com/watch?v=a%20b",
    "https://evil-youtube.com/watch?v=abc",
    "https://pasteboard.co/a.png",
    "https://x.org/a.svg",
    "https://x.org/a.mp4?x",
  ])("are none for %s", async (url) => {
    expect(await htmlOf(url)).not.toContain("<div");
  });
});
