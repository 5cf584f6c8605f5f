import { describe, expect, test } from "vitest";
import { readRetention } from "../../src/realm/retention.ts";

describe("a retention period", () => {
  test.each([
    { value: 1, days: 1 },
    { value: 365, days: 365 },
    { value: "unlimited", days: -1 },
    { value: "realm_default", days: null },
  ])("is $value", ({ value, days }) => {
    expect(readRetention(value)).toBe(days);
  });

  test.each([0, -1, "forever", "", "30", "toString", "Unlimited"])(
    "is not %j",
    (value) => {
      expect(readRetention(value)).toBeUndefined();
    },
  );
});
