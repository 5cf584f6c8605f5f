import { test as base, type TestInfo } from "@playwright/test";
import { createEmulator } from "../emulator/create-emulator.ts";
import type { EmulatedRealm } from "../emulator/emulated-realm.ts";
import type { Emulator, RealmOptions } from "../emulator/emulator.ts";
import { startServer } from "../server/start-server.ts";

/** What `test.use` can set. */
export interface EmulatorOptions {
  /** What a test's realm is made of; set it with `test.use({ realmOptions: { fixture: "duo" } })`. */
  readonly realmOptions: RealmOptions;
}

/** What every test is given. */
export interface EmulatorFixtures {
  /** A fresh realm for this test alone; give `realm.url` to the client under test. */
  readonly realm: EmulatedRealm;
}

/** What the tests of a worker share. */
export interface EmulatorWorkerFixtures {
  /** One emulator a worker, listening on a free port of this machine. */
  readonly emulator: Emulator;
}

/** Playwright's `test` with an emulator per worker and a realm per test; the journal is attached when a test fails. */
export const test = base.extend<
  EmulatorFixtures & EmulatorOptions,
  EmulatorWorkerFixtures
>({
  realmOptions: [{}, { option: true }],

  emulator: [
    // The empty pattern is how Playwright knows that nothing is needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const emulator = createEmulator({ strict: true });
      const server = await startServer(emulator, { port: 0 });
      await use(emulator);
      emulator.close();
      await server.close();
    },
    { scope: "worker" },
  ],

  realm: async ({ emulator, realmOptions }, use, testInfo) => {
    const realm = await emulator.createRealm({
      name: realmName(testInfo),
      ...realmOptions,
    });
    await use(realm);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach("chat-emulator journal", {
        body: JSON.stringify(realm.journal.entries, null, 2),
        contentType: "application/json",
      });
    }
    emulator.removeRealm(realm);
  },
});

/** The same in every run, so that the realm's keys are too; at most 40 letters, digits and dashes. */
function realmName({ testId, retry, repeatEachIndex }: TestInfo): string {
  const id = testId.replace(/[^a-z0-9]/gi, "").toLowerCase();
  return `t${id.slice(-30)}-${repeatEachIndex}-${retry}`;
}
