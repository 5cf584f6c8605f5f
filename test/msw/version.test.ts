import * as msw from "msw";
import { expect, test } from "vitest";

/** Set by the configuration for MSW 3. */
const major = Number(process.env.MSW_MAJOR ?? "2");

test(`these tests run with MSW ${major}`, () => {
  // New in MSW 3.
  expect("isPassthroughResponse" in msw).toBe(major === 3);
});
