import { expect, test, type Page } from "@playwright/test";
import { WORKER_PAGE_FOLDER } from "./build-pages.ts";
import { servePage } from "./page-server.ts";

declare global {
  interface Window {
    violations: string[];
  }
}

let site: Awaited<ReturnType<typeof servePage>>;
test.beforeAll(async () => {
  site = await servePage(WORKER_PAGE_FOLDER);
});
test.afterAll(() => site.close());

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations.push(`${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  await page.goto(site.url);
  await page.evaluate(async () => void (await window.ready));
});

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => window.violations)).toEqual([]);
});

test("nothing may be evaluated as code in this page, and nothing is", async ({
  page,
}) => {
  const refused = await page.evaluate(async () => {
    // What comes later is the page's own doing, under its policy.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      // oxlint-disable-next-line no-new-func -- the policy refuses it
      return new Function("return 1")() as number;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refused).toBe("EvalError");
  await page.evaluate(() => {
    window.violations = [];
  });
});

test("a session: history, a message sent, the same message read", async ({
  page,
}) => {
  const result = await page.evaluate(async () => {
    const { messages } = await window.call(
      "ann",
      "GET",
      "/messages?anchor=newest&num_before=10&num_after=0",
    );
    const sent = await window.call("ann", "POST", "/messages", {
      type: "stream",
      to: "general",
      topic: "tea",
      content: "is **ready** :tea: at <time:2024-03-04T10:00:00Z>",
    });
    const { message } = await window.call("ben", "GET", `/messages/${sent.id}`);
    return { count: messages.length, html: message.content };
  });
  expect(result.count).toBeGreaterThan(2);
  expect(result.html).toContain("<strong>ready</strong>");
  expect(result.html).toContain('class="emoji emoji-1f375"');
  expect(result.html).toContain('datetime="2024-03-04T10:00:00Z"');
});

test("a long poll is answered when somebody writes", async ({ page }) => {
  const events = await page.evaluate(async () => {
    const { queue_id, last_event_id } = await window.call(
      "ann",
      "POST",
      "/register",
      { event_types: '["message"]' },
    );
    const query = new URLSearchParams({ queue_id, last_event_id });
    const polled = window.call("ann", "GET", `/events?${query}`);
    const realm = await window.ready;
    await realm.as("ben").call("send-message", {
      type: "direct",
      to: [realm.as("ann").user.user_id],
      content: "awake?",
    });
    return (await polled).events;
  });
  expect(events).toMatchObject([
    { type: "message", message: { content: "awake?" } },
  ]);
});

test("an emoji drawn in the page is uploaded and shown", async ({ page }) => {
  const size = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 20;
    canvas.getContext("2d")!.fillRect(2, 2, 10, 10);
    const file = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/png"),
    );
    const form = new FormData();
    form.append("filename", file!, "square.png");
    const uploaded = await window.call(
      "ann",
      "POST",
      "/realm/emoji/square",
      form,
    );
    if (uploaded.result !== "success") return uploaded.msg;
    const { emoji } = await window.call("ann", "GET", "/realm/emoji");
    const { source_url } = Object.values<{ source_url: string }>(emoji).at(-1)!;
    const image = new Image();
    image.src = `https://chat.example.com${source_url}`;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  // As the server makes all of them. Source: organization 9.
  expect(size).toEqual([64, 64]);
});

test("an avatar that nobody uploaded is drawn", async ({ page }) => {
  const width = await page.evaluate(async () => {
    const image = new Image();
    image.src = `https://chat.example.com/user_avatars/2/${"a1".repeat(20)}.png`;
    await image.decode();
    return image.naturalWidth;
  });
  expect(width).toBe(100);
});

test("the control endpoints answer in the page", async ({ page }) => {
  const [health, clock] = await page.evaluate(async () => {
    const admin = "https://chat.example.com/__admin";
    const { name } = await window.ready;
    const moved = await fetch(`${admin}/realms/${name}/clock`, {
      method: "PATCH",
      body: JSON.stringify({ advance: "10m" }),
    });
    const asked = await fetch(`${admin}/health`);
    return [await asked.json(), await moved.json()];
  });
  expect(health).toMatchObject({ status: "ok", realms: 1 });
  expect(clock).toMatchObject({ now: "2024-03-04T09:10:00.000Z" });
});

test("a scenario's reset is a failed fetch, its cut-off answer unreadable", async ({
  page,
}) => {
  expect(await failuresUnder(page, "reset")).toEqual(["TypeError", "success"]);
  expect(await failuresUnder(page, "truncated")).toEqual([
    expect.stringMatching(/Error$/),
    "success",
  ]);
});

test("a built-in scenario is loaded in the page", async ({ page }) => {
  const [first, second] = await page.evaluate(async () => {
    const realm = await window.ready;
    await realm.use("error-rate-limit-hit");
    const ann = realm.as("ann");
    await ann.call("get-own-user");
    return [await ann.call("get-own-user"), await ann.call("get-own-user")];
  });
  expect(first).toMatchObject({ result: "success" });
  expect(second).toMatchObject({ code: "RATE_LIMIT_HIT" });
});

/** How the first and the second request end when a rule breaks the first. */
function failuresUnder(page: Page, effect: string): Promise<string[]> {
  return page.evaluate(async (network) => {
    const realm = await window.ready;
    await realm.use({
      text: [
        `name: ${network}`,
        "summary: The first look at oneself fails.",
        "rules:",
        "  - on: get-own-user",
        "    times: 1",
        `    then: { network: ${network} }`,
      ].join("\n"),
    });
    const ask = () =>
      window.call("ann", "GET", "/users/me").then(
        ({ result }) => result as string,
        (error: Error) => error.name,
      );
    return [await ask(), await ask()];
  }, effect);
}
