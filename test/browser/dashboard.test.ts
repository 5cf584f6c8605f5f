import type { Page } from "@playwright/test";
import { expect, test as base } from "../../src/playwright/index.ts";
import type { EmulatedRealm } from "../../src/emulator/emulated-realm.ts";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import { startServer } from "../../src/server/start-server.ts";

/** Every test also proves that the page asks nobody else, and that the browser has nothing to say against it. */
const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page, realm }, use) => {
      const problems: string[] = [];
      const { origin } = new URL(realm.url);
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !isRefusalLine(message.text()))
          problems.push(message.text());
      });
      page.on("request", (request) => {
        const { protocol, origin: asked } = new URL(request.url());
        if (protocol !== "data:" && asked !== origin)
          problems.push(`asks ${request.url()}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

test.use({ realmOptions: { fixture: "duo", clock: "2024-03-04T09:00:00Z" } });

/** Chromium notes each answer of 400 and more; those that a test provokes are shown in the page. */
function isRefusalLine(text: string): boolean {
  return /^Failed to load resource: .* status of 400/.test(text);
}

async function openDashboard(
  page: Page,
  realm: EmulatedRealm,
  tab = "Requests",
): Promise<void> {
  const { origin } = new URL(realm.url);
  await page.goto(`${origin}/__admin/#${realm.name}/${tab}`);
  await expect(page.getByText("live", { exact: true })).toBeVisible();
}

/** A row of the journal, by what it contains. */
function rowOf(page: Page, text: string) {
  return page.locator("tr.request", { hasText: text });
}

test("a request of a client appears without reload, and opens", async ({
  page,
  realm,
}) => {
  await realm.as("ben").call("get-own-user");
  await openDashboard(page, realm);
  await expect(rowOf(page, "get-own-user")).toContainText("ben");

  await realm.as("ann").call("send-message", {
    type: "direct",
    to: "ben@duo.example",
    content: "is the kettle on?",
  });
  const row = rowOf(page, "send-message");
  await expect(row).toContainText("ann");
  await expect(row).toContainText("200");
  await row.getByRole("button").press("Enter");
  const detail = page.locator("tr.detail");
  await expect(detail).toContainText(/POST \S*\/api\/v1\/messages/);
  await expect(detail).toContainText("is the kettle on?");
  await expect(detail.locator("pre").last()).toContainText(
    '"result": "success"',
  );
  await row.click();
  await expect(detail).toHaveCount(0);
});

test("requests are narrowed down by caller, operation and refusal", async ({
  page,
  realm,
}) => {
  await realm.as("ann").call("get-own-user");
  await realm.as("ben").call("get-own-user");
  await realm.as("ben").call("get-streams");
  await realm
    .as("ben")
    .call("send-message", { type: "stream", to: "nowhere", content: "x" });
  await openDashboard(page, realm);
  const shown = page.locator("tr.request:visible");
  await expect(shown).toHaveCount(4);
  await page.getByLabel("Caller").fill("ben");
  await expect(shown).toHaveCount(3);
  await page.getByLabel("Operation").fill("get-own");
  await expect(shown).toHaveCount(1);
  await expect(page.getByText("1 of 4 requests")).toBeVisible();
  await page.getByLabel("Operation").fill("");
  await page.getByLabel("only refusals").check();
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText("send-message");
  // One that comes now is held against them too.
  await realm.as("ben").call("get-own-user");
  await expect(page.getByText("1 of 5 requests")).toBeVisible();
});

test("a journal that was emptied elsewhere begins anew here too", async ({
  page,
  realm,
}) => {
  await realm.as("ann").call("get-own-user");
  await realm.as("ann").call("get-streams");
  await openDashboard(page, realm);
  await expect(page.locator("tr.request")).toHaveCount(2);
  await realm.reset();
  await realm.as("ben").call("get-users");
  await expect(page.locator("tr.request")).toHaveCount(1);
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(page.locator("tr.request")).toHaveCount(0);
  expect(realm.journal.count).toBe(0);
});

test("the session is copied as a scenario", async ({
  page,
  realm,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await realm.as("ann").call("get-own-user");
  await openDashboard(page, realm);
  await page.getByRole("button", { name: "Copy as scenario" }).click();
  await expect(page.getByRole("status").getByText("Copied")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(await realm.record());
});

test("advancing the clock shows what fell due", async ({ page, realm }) => {
  await realm.as("ann").call("register-queue");
  await openDashboard(page, realm);
  await page.getByRole("button", { name: "Advance by 1m" }).click();
  await expect(page.locator("header time.now")).toHaveText(
    "2024-03-04 09:01:00",
  );
  await expect(page.getByLabel("What fell due")).toContainText("09:01:00.000");
  await page.getByLabel("Length of time").fill("2h");
  await page.getByLabel("Length of time").press("Enter");
  await expect(page.locator("header time.now")).toHaveText(
    "2024-03-04 11:01:00",
  );
  await realm.clock.advance("1h");
  await expect(page.locator("header time.now")).toHaveText(
    "2024-03-04 12:01:00",
  );
  await page.getByRole("button", { name: "Run the clock" }).click();
  await expect(
    page.getByRole("button", { name: "Stop the clock" }),
  ).toBeVisible();
  expect(realm.state.clock.running).toBe(true);
});

test("a length of time that is none is refused in the server's words", async ({
  page,
  realm,
}) => {
  await openDashboard(page, realm);
  await page.getByLabel("Length of time").fill("soon");
  await page.getByRole("button", { name: "Advance", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(
    /'advance' must be a duration such as 90s/,
  );
});

test("a scenario that is applied makes the next call fail, and names the rule", async ({
  page,
  realm,
}) => {
  await openDashboard(page, realm, "Scenario");
  await page
    .getByLabel("Own scenario, as YAML")
    .fill(
      [
        "name: broken",
        "summary: Sending fails.",
        "rules:",
        "  - name: no-sending",
        "    on: send-message",
        "    then: { error: RATE_LIMIT_HIT }",
      ].join("\n"),
    );
  await page
    .locator("form", { hasText: "Own scenario" })
    .getByRole("button", { name: "Apply" })
    .click();
  await expect(page.getByRole("heading", { name: "broken" })).toBeVisible();
  await realm.as("ann").call("send-message", {
    type: "direct",
    to: "ben@duo.example",
    content: "x",
  });
  await expect(page.locator("table.rules")).toContainText("1 of 1");
  await page.getByRole("tab", { name: "Requests" }).click();
  const row = rowOf(page, "send-message");
  await expect(row).toContainText("429 RATE_LIMIT_HIT");
  await expect(row).toContainText("no-sending");
});

test("a built-in scenario is found, looked at, applied and cleared", async ({
  page,
  realm,
}) => {
  await openDashboard(page, realm, "Scenario");
  await page.getByLabel("Search").fill("last owner");
  await page.locator(".entry summary", { hasText: /^last-owner / }).click();
  await expect(page.locator(".entry pre:visible")).toContainText(
    "name: last-owner",
  );
  await page.getByRole("button", { name: "Apply last-owner" }).click();
  await expect(page.getByRole("heading", { name: "last-owner" })).toBeVisible();
  await expect(page.locator("table.steps")).toContainText(
    "deactivate-own-user",
  );
  await page.getByRole("button", { name: "Clear the scenario" }).click();
  await expect(page.getByText("No scenario.")).toBeVisible();
  expect(realm.rules?.scenarios).toEqual([]);
});

test("a fault is added and removed, a wrong one explained", async ({
  page,
  realm,
}) => {
  await openDashboard(page, realm, "Scenario");
  const form = page.locator("form", { hasText: "Another one" });
  const field = page.getByLabel("Another one, as YAML");
  await field.fill("{ on: send-mesage, then: { error: RATE_LIMIT_HIT } }");
  await form.getByRole("button", { name: "Add" }).click();
  await expect(form.getByRole("alert")).toHaveText(
    /line 1, column 7: there is no operation "send-mesage"; write send-message/,
  );
  await field.fill("{ on: send-message, then: { error: RATE_LIMIT_HIT } }");
  await form.getByRole("button", { name: "Add" }).click();
  await expect(page.locator("table.rules")).toContainText("RATE_LIMIT_HIT");
  await expect(form.getByRole("alert")).toBeHidden();
  await page.getByRole("button", { name: "Remove fault 1" }).click();
  await expect(page.getByText("None.")).toBeVisible();
  expect(realm.rules?.faults).toEqual([]);
});

test("people are listed with a line that can be pasted", async ({
  page,
  realm,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openDashboard(page, realm, "People");
  const [ann] = realm.users;
  const row = page.locator("table.people tr", { hasText: "ann@duo.example" });
  await expect(row).toContainText("owner");
  await expect(row).toContainText(ann!.api_key);
  await page.getByRole("button", { name: "Copy curl line of ann" }).click();
  await expect(row).toContainText("copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `curl -u ann@duo.example:${ann!.api_key} ${realm.url}/api/v1/users/me`,
  );
});

test("queues show what waits and what was delivered", async ({
  page,
  realm,
}) => {
  await realm.as("ben").call("register-queue", { event_types: ["message"] });
  await openDashboard(page, realm, "Queues");
  await expect(page.locator("table.queues")).toContainText("nothing");
  await realm.as("ann").call("send-message", {
    type: "direct",
    to: "ben@duo.example",
    content: "kettle",
  });
  const waiting = page.locator("table.queues");
  await waiting.getByText("1 event").click();
  await waiting.locator("li summary").click();
  await expect(waiting.locator("li pre")).toContainText("kettle");
  const delivered = page.locator("section > ol.events");
  await expect(delivered.locator("summary").first()).toHaveText("ben message");
});

test("records are shown, and change as the realm does", async ({
  page,
  realm,
}) => {
  await openDashboard(page, realm, "State");
  await page.getByRole("button", { name: "Show streams" }).click();
  const table = page.locator("table.records");
  await expect(table).toContainText("general");
  await realm
    .as("ann")
    .call("subscribe", { subscriptions: [{ name: "harbour" }] });
  await expect(table).toContainText("harbour");
  await expect(table.locator("th").first()).toHaveText("stream_id");
});

test("hostile text stays text", async ({ page, realm }) => {
  const hostile = `<img src=x onerror="document.title='taken'"><script>document.title='taken'</script>`;
  await openDashboard(page, realm);
  const ann = realm.as("ann");
  await ann.call("register-queue");
  await ann.call("subscribe", {
    subscriptions: [{ name: hostile.slice(0, 50), description: hostile }],
  });
  await ann.call("send-message", {
    type: "stream",
    to: hostile.slice(0, 50),
    topic: hostile.slice(0, 50),
    content: hostile,
  });
  await rowOf(page, "send-message").click();
  await expect(page.locator("tr.detail")).toContainText(hostile);
  for (const tab of ["Queues", "State"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.locator("main table:visible")).toBeVisible();
    await expect(page.locator("main section:visible").first()).toContainText(
      tab === "State" ? hostile.slice(0, 40) : "ann",
    );
  }
  await page.getByRole("tab", { name: "Queues" }).click();
  await page.locator("section > ol.events summary").first().click();
  await expect(page.locator("section > ol.events pre").first()).toContainText(
    "<img",
  );
  expect(await page.locator("main img, main script").count()).toBe(0);
  expect(await page.title()).toBe(`${realm.name}: chat-emulator`);
});

test("realms are made, reset and removed", async ({
  page,
  realm,
  emulator,
}) => {
  await openDashboard(page, realm);
  await page.getByRole("button", { name: "New…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Not A Name");
  await dialog.getByRole("button", { name: "Make it" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  const name = `made-${realm.name.slice(0, 20)}`;
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Fixture").selectOption("solo");
  await dialog.getByRole("button", { name: "Make it" }).click();
  await expect(page.getByLabel("Realm", { exact: true })).toHaveValue(name);
  const made = emulator.realms.get(name)!;
  await made.as("ann").call("get-own-user");
  await expect(page.locator("tr.request")).toHaveCount(1);
  await page.getByRole("button", { name: "Reset the realm" }).click();
  await expect(page.locator("tr.request")).toHaveCount(0);
  page.once("dialog", (question) => void question.accept());
  await page.getByRole("button", { name: "Remove the realm" }).click();
  await expect(page.getByText(`The realm ${name} is gone.`)).toBeVisible();
  expect(emulator.realms.get(name)).toBeUndefined();
});

test("the arrow keys go from tab to tab", async ({ page, realm }) => {
  await openDashboard(page, realm);
  await page.getByRole("tab", { name: "Requests" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Scenario" })).toBeFocused();
  await expect(page.getByRole("tabpanel")).toContainText("In force");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "State" })).toBeFocused();
});

base("the token is asked for, sent and kept for the tab", async ({ page }) => {
  const emulator = createEmulator();
  const realm = await emulator.createRealm({ fixture: "duo" });
  const server = await startServer(emulator, { port: 0, adminToken: "s3cret" });
  await page.goto(`${server.url}/__admin`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Admin token").fill("wrong");
  await dialog.getByRole("button", { name: "Use it" }).click();
  await expect(dialog.getByLabel("Admin token")).toHaveValue("");
  await dialog.getByLabel("Admin token").fill("s3cret");
  await dialog.getByLabel("Admin token").press("Enter");
  await expect(page.getByText("live", { exact: true })).toBeVisible();
  await realm.as("ben").call("get-own-user");
  await expect(rowOf(page, "get-own-user")).toContainText("ben");
  await page.reload();
  await expect(rowOf(page, "get-own-user")).toContainText("ben");
  await expect(dialog).toHaveCount(0);
  expect(page.url()).not.toContain("s3cret");
  emulator.close();
  await server.close();
});
