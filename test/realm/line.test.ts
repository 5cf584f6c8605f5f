import { expect, test } from "vitest";
import { Line } from "../../src/realm/line.ts";

test("work runs one piece at a time, in order", async () => {
  const line = new Line();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
  };
  await Promise.all([line.run(work("first")), line.run(work("second"))]);
  expect(order).toEqual([
    "first begins",
    "first ends",
    "second begins",
    "second ends",
  ]);
});

test("what work answers is passed on", async () => {
  expect(await new Line().run(() => 42)).toBe(42);
});

test("a failure reaches who asked and does not stop the line", async () => {
  const line = new Line();
  const failing = line.run(() => {
    throw new Error("broken");
  });
  const next = line.run(() => "fine");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("fine");
});
