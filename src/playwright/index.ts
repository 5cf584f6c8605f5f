export { expect } from "@playwright/test";
export {
  test,
  type EmulatorFixtures,
  type EmulatorOptions,
  type EmulatorWorkerFixtures,
} from "./test.ts";
