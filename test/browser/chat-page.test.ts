import type { Page } from "@playwright/test";
import { expect, test } from "../../src/playwright/index.ts";
import { servePage } from "./page-server.ts";

let site: Awaited<ReturnType<typeof servePage>>;
test.beforeAll(async () => {
  site = await servePage();
});
test.afterAll(() => site.close());

/** Problems that the page itself reports: scripts that fail, policies that are broken. */
function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  return problems;
}

async function logIn(page: Page, query: Record<string, string>): Promise<void> {
  await page.goto(`${site.url}/?${new URLSearchParams(query)}`);
  await page.locator("body[data-ready]").waitFor();
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.locator("#chat")).toBeVisible();
}

test("the page against a server shows streams, history, sends and live events", async ({
  page,
  realm,
}) => {
  const problems = watchProblems(page);
  const noor = realm.as("noor").user;
  await logIn(page, {
    server: realm.url,
    email: noor.delivery_email,
    password: noor.password!,
  });
  await expect(page.locator("#organization")).toHaveText("Lighthouse Ferries");
  await page
    .getByLabel("Streams")
    .getByRole("button", { name: "general", exact: true })
    .click();
  await expect(page.getByLabel("Messages").locator("li").nth(10)).toBeVisible();

  await page
    .getByLabel("Message", { exact: true })
    .fill("from the page, **bold**");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(
    page.getByLabel("Messages").locator("strong", { hasText: "bold" }),
  ).toBeVisible();

  const ada = realm.as("ada");
  const { stream_id } = (await ada.call("get-stream-id", {
    stream: "general",
  })) as { stream_id: number };
  await ada.call("set-typing-status", {
    op: "start",
    type: "stream",
    stream_id,
    topic: "greetings",
  });
  await expect(page.locator("#typing")).toContainText("is typing");
  await ada.call("send-message", {
    type: "stream",
    to: stream_id,
    topic: "greetings",
    content: "good morning, page",
  });
  await expect(page.getByLabel("Messages")).toContainText("good morning, page");
  await page.screenshot({ path: test.info().outputPath("chat-page.png") });
  expect(problems).toEqual([]);
});

test("the same page without any server runs on MSW alone", async ({
  page,
  realm,
}) => {
  const problems = watchProblems(page);
  const noor = realm.as("noor").user;
  await logIn(page, {
    mock: "",
    server: "https://chat.example.com",
    email: noor.delivery_email,
    password: noor.password!,
  });
  await page
    .getByLabel("Streams")
    .getByRole("button", { name: "general", exact: true })
    .click();
  await expect(page.getByLabel("Messages").locator("li").nth(10)).toBeVisible();
  await page.getByLabel("Message", { exact: true }).fill("inside the page");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByLabel("Messages")).toContainText("inside the page");
  expect(problems).toEqual([]);
});
