import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  Clock,
  parseIso,
  toIso,
  toIsoWithOffset,
  toSpacedIso,
} from "../../src/realm/clock.ts";

/** 2024-03-04T09:00:00Z */
const START = 1_709_542_800_000;

describe("a clock that stands", () => {
  test("moves by a length of time as people write it", async () => {
    const clock = new Clock({ start: START });
    await clock.advance("1h 30m");
    expect(clock.now()).toBe(START + 5_400_000);
    await expect(clock.advance("a while")).rejects.toMatchObject({
      code: "BAD_DURATION",
    });
    expect(clock.now()).toBe(START + 5_400_000);
  });

  test("keeps its time", () => {
    const clock = new Clock({ start: START });
    expect(clock.now()).toBe(START);
    expect(clock.running).toBe(false);
  });

  test("gives whole seconds, rounded down", () => {
    expect(new Clock({ start: START + 999 }).seconds()).toBe(START / 1000);
  });

  test("moves by command", async () => {
    const clock = new Clock({ start: START });
    await clock.advance(1500);
    expect(clock.now()).toBe(START + 1500);
    await clock.set(START);
    expect(clock.now()).toBe(START);
  });

  test("fires what falls due, in order of time, then of scheduling", async () => {
    const clock = new Clock({ start: START });
    const fired: string[] = [];
    for (const [name, at] of [
      ["late", 300],
      ["early", 100],
      ["also late", 300],
    ] as const)
      clock.schedule(START + at, name, () => void fired.push(name));
    const report = await clock.advance(300);
    expect(fired).toEqual(["early", "late", "also late"]);
    expect(report).toEqual([
      { at: START + 100, name: "early" },
      { at: START + 300, name: "late" },
      { at: START + 300, name: "also late" },
    ]);
  });

  test("shows each timer its own instant", async () => {
    const clock = new Clock({ start: START });
    const seen: number[] = [];
    for (const at of [100, 200])
      clock.schedule(START + at, "look", () => void seen.push(clock.now()));
    await clock.advance(1000);
    expect(seen).toEqual([START + 100, START + 200]);
    expect(clock.now()).toBe(START + 1000);
  });

  test("waits for a timer to finish before the next one", async () => {
    const clock = new Clock({ start: START });
    const order: string[] = [];
    clock.schedule(START + 1, "slow", async () => {
      await Promise.resolve();
      order.push("slow is done");
    });
    clock.schedule(START + 2, "next", () => void order.push("next"));
    await clock.advance(2);
    expect(order).toEqual(["slow is done", "next"]);
  });

  test("fires what a timer schedules within the same move", async () => {
    const clock = new Clock({ start: START });
    let ticks = 0;
    const tick = () => {
      ticks++;
      clock.schedule(clock.now() + 10, "tick", tick);
    };
    clock.schedule(START + 10, "tick", tick);
    await clock.advance(50);
    expect(ticks).toBe(5);
  });

  test("fires nothing that was cancelled, is not due or was cleared", async () => {
    const clock = new Clock({ start: START });
    const fire = vi.fn<() => void>();
    clock.schedule(START + 1, "cancelled", fire).cancel();
    clock.schedule(START + 100, "not due", fire);
    expect(await clock.advance(50)).toEqual([]);
    clock.clear();
    await clock.advance(100);
    expect(fire).not.toHaveBeenCalled();
  });

  test("fires nothing when it goes back", async () => {
    const clock = new Clock({ start: START });
    const fire = vi.fn<() => void>();
    clock.schedule(START + 10, "later", fire);
    await clock.set(START - 1000);
    expect(fire).not.toHaveBeenCalled();
    await clock.set(START + 10);
    expect(fire).toHaveBeenCalledOnce();
  });

  test("fires an overdue timer with the next move, at the present time", async () => {
    const clock = new Clock({ start: START });
    let at = 0;
    clock.schedule(START - 5000, "overdue", () => void (at = clock.now()));
    await clock.advance(0);
    expect(at).toBe(START);
  });

  test("passes on what a timer throws", async () => {
    const clock = new Clock({ start: START });
    clock.schedule(START + 1, "broken", () => {
      throw new Error("broken timer");
    });
    await expect(clock.advance(1)).rejects.toThrow("broken timer");
  });
});

describe("a clock that runs", () => {
  beforeEach(() => vi.useFakeTimers({ now: 0 }));
  afterEach(() => vi.useRealTimers());

  test("goes with the wall clock from its own start", () => {
    const clock = new Clock({ start: START, running: true });
    vi.advanceTimersByTime(2500);
    expect(clock.now()).toBe(START + 2500);
  });

  test("fires by itself", async () => {
    const clock = new Clock({ start: START, running: true });
    const fire = vi.fn<() => void>();
    clock.schedule(START + 1000, "soon", fire);
    await vi.advanceTimersByTimeAsync(999);
    expect(fire).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fire).toHaveBeenCalledOnce();
  });

  test("re-arms when an earlier timer comes in", async () => {
    const clock = new Clock({ start: START, running: true });
    const fire = vi.fn<() => void>();
    clock.schedule(START + 10_000, "later", fire);
    clock.schedule(START + 1000, "sooner", fire);
    await vi.advanceTimersByTimeAsync(1000);
    expect(fire).toHaveBeenCalledOnce();
  });

  test("can be stopped and set running again", () => {
    const clock = new Clock({ start: START, running: true });
    vi.advanceTimersByTime(1000);
    clock.stand();
    vi.advanceTimersByTime(5000);
    expect(clock.now()).toBe(START + 1000);
    clock.run();
    vi.advanceTimersByTime(500);
    expect(clock.now()).toBe(START + 1500);
  });

  test("goes on running after a move", async () => {
    const clock = new Clock({ start: START, running: true });
    await clock.advance(60_000);
    vi.advanceTimersByTime(10);
    expect(clock.now()).toBe(START + 60_010);
  });

  test("waits for a timer further away than a platform timer can wait", async () => {
    const clock = new Clock({ start: START, running: true });
    const fire = vi.fn<() => void>();
    const days40 = 40 * 86_400_000;
    clock.schedule(START + days40, "far", fire);
    await vi.advanceTimersByTimeAsync(days40 - 1);
    expect(fire).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fire).toHaveBeenCalledOnce();
  });

  test("reports what a timer throws", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const clock = new Clock({ start: START, running: true, onError });
    clock.schedule(START + 1, "broken", () => {
      throw new Error("broken timer");
    });
    await vi.advanceTimersByTimeAsync(1);
    expect(onError).toHaveBeenCalledWith(new Error("broken timer"));
  });
});

test("instants are written in every form of the interface", () => {
  expect(toIsoWithOffset(START)).toBe("2024-03-04T09:00:00+00:00");
  expect(toIsoWithOffset(START + 5)).toBe("2024-03-04T09:00:00.005000+00:00");
  expect(toSpacedIso(START / 1000)).toBe("2024-03-04 09:00:00+00:00");
  expect(toIso(START)).toBe("2024-03-04T09:00:00.000Z");
});

test("an ISO 8601 text is read; another gives nothing", () => {
  expect(parseIso("2024-03-04T09:00:00Z")).toBe(START);
  expect(parseIso("soon")).toBeUndefined();
});
