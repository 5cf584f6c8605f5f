import { describe, expect, test } from "vitest";
import { Emulator } from "../../src/emulator/emulator.ts";
import { getSystemBot } from "../../src/realm/people.ts";

import { withSettings, withStream, withUser } from "../support/arrange.ts";
import { fillHarbor } from "../support/harbor.ts";
import { STREAM } from "../support/harbor-ids.ts";
import { inSeconds, schedule, scheduledOf } from "../support/schedule.ts";
import { Sender } from "../support/sender.ts";
import { watchAll } from "../support/watch-all.ts";

async function openWorld() {
  const emulator = new Emulator((realm) => fillHarbor(realm), { strict: true });
  const emulated = await emulator.createRealm({ fixture: "harbor" });
  const realm = emulated.state;
  const as = (handle?: string) =>
    new Sender((request) => emulator.fetch(request), realm, handle);
  return { emulator, emulated, realm, as };
}

const MINUTE = 60_000;

describe("a scheduled message", () => {
  test("is sent at the first full minute from its time on", async () => {
    const world = await openWorld();
    const { realm } = world;
    const id = await schedule(world, "max", {
      scheduled_delivery_timestamp: inSeconds(world, 61),
    });
    const events = await watchAll(world, ["max", "mia"], {
      event_types: ["message", "scheduled_messages"],
    });
    await realm.clock.advance(119_999);
    expect(await events()).toEqual({ max: [], mia: [] });
    expect(await realm.clock.advance(1)).toContainEqual(
      expect.objectContaining({ name: "scheduled messages" }),
    );
    const message = expect.objectContaining({
      type: "message",
      message: expect.objectContaining({
        subject: "lunch",
        timestamp: realm.clock.seconds(),
        sender_email: "max@harbor.example",
      }),
    });
    expect(await events()).toEqual({
      max: [
        message,
        { type: "scheduled_messages", op: "remove", scheduled_message_id: id },
      ],
      mia: [message],
    });
    expect(await scheduledOf(world)).toEqual([]);
  });

  test("goes out together with all that are due, in order of their times", async () => {
    const world = await openWorld();
    for (const [content, seconds] of [
      ["third", 240],
      ["first", 10],
      ["second", 20],
    ] as const)
      await schedule(world, "max", {
        content,
        scheduled_delivery_timestamp: inSeconds(world, seconds),
      });
    const queue = await world.as("mia").register({ event_types: ["message"] });
    await world.realm.clock.advance(9 * MINUTE);
    expect(
      (await queue.events()).map(({ message }) => [
        message.content,
        message.timestamp,
      ]),
    ).toEqual([
      ["first", inSeconds(world, -480)],
      ["second", inSeconds(world, -480)],
      ["third", inSeconds(world, -300)],
    ]);
  });

  test("keeps the client that scheduled it, and whether its sender has read it", async () => {
    const world = await openWorld();
    await schedule(world, "max", { client: "website" });
    const queue = await world.as("max").register({ event_types: ["message"] });
    await world.realm.clock.advance(5 * MINUTE);
    expect(await queue.events()).toMatchObject([
      { flags: ["read"], message: { client: "website" } },
    ]);
  });

  test("is answered by the welcome bot when it goes there", async () => {
    const world = await openWorld();
    const { user_id } = getSystemBot(world.realm, "welcome-bot");
    await schedule(world, "max", {
      type: "direct",
      to: [user_id],
      topic: undefined,
    });
    const queue = await world.as("max").register({ event_types: ["message"] });
    await world.realm.clock.advance(5 * MINUTE);
    expect(
      (await queue.events()).map(({ message }) => message.sender_full_name),
    ).toEqual(["Max Member", "Welcome Bot"]);
  });

  test("makes its sender follow the topic when it is sent", async () => {
    const world = await openWorld();
    const queue = await world
      .as("max")
      .register({ event_types: ["user_topic"] });
    await schedule(world);
    expect(await queue.events()).toEqual([]);
    await world.realm.clock.advance(5 * MINUTE);
    expect(await queue.events()).toMatchObject([{ visibility_policy: 3 }]);
  });

  test("is sent to people as well", async () => {
    const world = await openWorld();
    await schedule(world, "max", {
      type: "direct",
      to: [world.as("mia").id],
      content: "psst",
    });
    const queue = await world.as("mia").register({ event_types: ["message"] });
    await world.realm.clock.advance(5 * MINUTE);
    expect(await queue.events()).toMatchObject([
      { message: { type: "private", content: "psst" } },
    ]);
  });
});

describe("a scheduled message that cannot be sent", () => {
  test("is kept as failed, and its sender is told why", async () => {
    const world = await openWorld();
    const { realm } = world;
    const id = await schedule(world);
    const events = await watchAll(world, ["max", "mia"], {
      event_types: ["message", "scheduled_messages"],
    });
    await withStream(STREAM.general, { stream_post_policy: 2 })(world);
    await realm.clock.advance(5 * MINUTE);
    const { max, mia } = await events();
    expect(mia).toEqual([]);
    expect(max).toMatchObject([
      {
        op: "update",
        scheduled_message: { scheduled_message_id: id, failed: true },
      },
      {
        message: {
          sender_email: "notification-bot@zulip.com",
          type: "private",
          content:
            "The message you scheduled for <time:2024-03-04 09:05:00+00:00>  was not sent because of the following error:\n\n" +
            "> Only organization administrators can send to this stream.\n\n" +
            "[View scheduled messages](#scheduled)",
        },
      },
    ]);
    expect(await scheduledOf(world)).toMatchObject([{ failed: true }]);
  });

  test("is not tried again", async () => {
    const world = await openWorld();
    await schedule(world);
    await withStream(STREAM.general, { stream_post_policy: 2 })(world);
    await world.realm.clock.advance(5 * MINUTE);
    await withStream(STREAM.general, { stream_post_policy: 1 })(world);
    await world.realm.clock.advance(60 * MINUTE);
    expect(await scheduledOf(world)).toMatchObject([{ failed: true }]);
  });

  test("says that its stream is gone", async () => {
    const world = await openWorld();
    await schedule(world);
    await withStream(STREAM.general, { deactivated: true })(world);
    const queue = await world.as("max").register({ event_types: ["message"] });
    await world.realm.clock.advance(5 * MINUTE);
    const [{ message }] = await queue.events();
    expect(message.content).toContain(
      `> Stream with ID '${STREAM.general}' does not exist`,
    );
  });

  test("says that direct messages are off", async () => {
    const world = await openWorld();
    await schedule(world, "max", { type: "direct", to: [world.as("mia").id] });
    await withSettings({ private_message_policy: 2 })(world);
    const queue = await world.as("max").register({ event_types: ["message"] });
    await world.realm.clock.advance(5 * MINUTE);
    const [{ message }] = await queue.events();
    expect(message.content).toContain("> Direct messages are disabled");
  });

  test("is more than ten minutes late, because the clock was stopped", async () => {
    const world = await openWorld();
    await schedule(world);
    const { realm } = world;
    const image = realm.seal();
    realm.clock.clear();
    await realm.clock.advance(20 * MINUTE);
    realm.restore(image);
    await realm.clock.advance(0);
    expect(await scheduledOf(world)).toMatchObject([{ failed: true }]);
    const { messages } = await world.as("max").ok("get-messages", {
      anchor: "newest",
      num_before: 1,
      num_after: 0,
      apply_markdown: false,
    });
    expect(messages[0].content).toContain(
      "> Message could not be sent at the scheduled time.",
    );
  });

  test("fails in silence when its sender is deactivated", async () => {
    const world = await openWorld();
    await schedule(world);
    await withUser("max", { is_active: false })(world);
    await world.realm.clock.advance(5 * MINUTE);
    await withUser("max", { is_active: true })(world);
    expect(await scheduledOf(world)).toMatchObject([{ failed: true }]);
    expect([...world.realm.copies(world.as("max").id).ascending()]).toEqual([]);
  });
});

describe("timers", () => {
  test("are set again after a reset, a snapshot and in a new realm", async () => {
    const world = await openWorld();
    await schedule(world);
    const snapshot = await world.emulated.snapshot();
    await world.realm.clock.advance(5 * MINUTE);
    expect(await scheduledOf(world)).toEqual([]);
    await world.emulated.restore(snapshot);
    expect(await scheduledOf(world)).toHaveLength(1);
    await world.realm.clock.advance(5 * MINUTE);
    expect(await scheduledOf(world)).toEqual([]);
    await world.emulated.reset();
    expect(await world.realm.clock.advance(5 * MINUTE)).toEqual([]);
  });

  test("do not stop a reset, even when something is overdue at the start", async () => {
    const world = await openWorld();
    await schedule(world, "max", {
      scheduled_delivery_timestamp: inSeconds(world, 30),
    });
    await world.realm.clock.advance(45_000);
    await world.emulated.startFrom(await world.emulated.snapshot());
    await world.realm.clock.advance(3600_000);
    await world.emulated.reset();
    expect(await scheduledOf(world)).toHaveLength(1);
    await world.realm.clock.advance(15_000);
    expect(await scheduledOf(world)).toEqual([]);
  });
});
