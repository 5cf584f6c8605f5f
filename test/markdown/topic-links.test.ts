import { expect, test } from "vitest";
import { topicLinks } from "../../src/markdown/topic-links.ts";

const LINKIFIERS = [
  { pattern: "#(?P<id>[0-9]+)", url_template: "https://t.example/{id}" },
  { pattern: "PR#(?P<id>[0-9]+)", url_template: "https://p.example/{id}" },
  { pattern: "q:(?P<q>\\w+)", url_template: "https://s.example/{?q}" },
];

test.each([
  ["no link", []],
  ["fix #12", [{ url: "https://t.example/12", text: "#12" }]],
  [
    "#12 #13",
    [
      { url: "https://t.example/12", text: "#12" },
      { url: "https://t.example/13", text: "#13" },
    ],
  ],
  ["PR#7", [{ url: "https://p.example/7", text: "PR#7" }]],
  ["#7a", []],
  [
    "see https://x.org/a#12, y.org",
    [
      { url: "https://x.org/a#12", text: "https://x.org/a#12" },
      { url: "https://y.org", text: "y.org" },
    ],
  ],
  ["x.org x.org", [{ url: "https://x.org", text: "x.org" }]],
  ["x.org/b.", [{ url: "https://x.org/b", text: "x.org/b" }]],
  ["a@b.example", [{ url: "https://a@b.example", text: "a@b.example" }]],
  ["q:x&y", [{ url: "https://s.example/?q=x", text: "q:x" }]],
])("finds the links of %j", (topic, links) => {
  expect(topicLinks(topic, LINKIFIERS)).toEqual(links);
});
