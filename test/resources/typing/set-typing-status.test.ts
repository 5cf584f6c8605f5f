import { expect } from "vitest";
import {
  all,
  withSettings,
  withStream,
  withUser,
} from "../../support/arrange.ts";
import { withCrowd } from "../../support/crowd.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad, EVERYBODY, missing, OUTSIDE } from "../../support/error-rows.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { watchAll } from "../../support/watch-all.ts";

const CAPABLE = {
  client_capabilities: {
    notification_settings_null: true,
    stream_typing_notifications: true,
  },
};

const inStream = (given: Record<string, unknown> = {}) => ({
  type: "stream",
  op: "start",
  stream_id: STREAM.general,
  topic: "lunch",
  ...given,
});
const withSetting = (name: string) => (world: World) =>
  withUser("max", {
    settings: { ...world.as("max").user.settings, [name]: false },
  })(world);

describeOperation("set-typing-status", ({ it, errors, roles }) => {
  for (const op of ["start", "stop"]) {
    it(`tells everybody in a direct conversation of ${op}, the sender too`, async (world) => {
      const { as } = world;
      const events = await watchAll(world, ["max", "mia", "olive"]);
      expect(
        await as("max").ok("set-typing-status", { op, to: [as("mia").id] }),
      ).toEqual({ result: "success", msg: "" });
      const event = {
        type: "typing",
        op,
        message_type: "direct",
        sender: { user_id: as("max").id, email: "max@harbor.example" },
        recipients: [
          { user_id: as("mia").id, email: "mia@harbor.example" },
          { user_id: as("max").id, email: "max@harbor.example" },
        ],
      };
      expect(await events()).toEqual({ max: [event], mia: [event], olive: [] });
    });
  }

  it("keeps the recipients as sent, repeated ones too, and tells each once", async (world) => {
    const { as } = world;
    const [max, mia, dora] = ["max", "mia", "dora"].map(
      (handle) => as(handle).id,
    );
    const events = await watchAll(world, ["mia"]);
    await as("max").ok("set-typing-status", {
      type: "direct",
      op: "start",
      to: [mia, max, dora, mia],
    });
    const { mia: received } = await events();
    expect(received).toHaveLength(1);
    expect(
      received[0].recipients.map(
        (person: { user_id: number }) => person.user_id,
      ),
    ).toEqual([mia, max, dora, mia]);
  });

  it("tells the subscribers of a stream, when their client can show it", async (world) => {
    const capable = await watchAll(world, ["max", "mia", "gus"], CAPABLE);
    const plain = await watchAll(world, ["mia"]);
    await world
      .as("max")
      .ok("set-typing-status", inStream({ topic: " Lunch " }));
    const event = {
      type: "typing",
      op: "start",
      message_type: "stream",
      sender: { user_id: world.as("max").id, email: "max@harbor.example" },
      stream_id: STREAM.general,
      topic: " Lunch ",
    };
    expect(await capable()).toEqual({ max: [event], mia: [event], gus: [] });
    expect(await plain()).toEqual({ mia: [] });
  });

  it("tells nobody in a stream with more than 100 subscribers", async (world) => {
    await withCrowd(STREAM.general, 92)(world);
    const events = await watchAll(world, ["mia"], CAPABLE);
    await world.as("max").ok("set-typing-status", inStream());
    expect((await events()).mia).toHaveLength(1);
    await world.as("olive").ok("subscribe", {
      subscriptions: [{ name: "general" }],
      principals: [world.as("gus").id],
    });
    await events();
    await world.as("max").ok("set-typing-status", inStream());
    expect((await events()).mia).toEqual([]);
  });

  it("keeps nothing that would expire by itself", async (world) => {
    const events = await watchAll(world, ["mia"], CAPABLE);
    await world.as("max").ok("set-typing-status", inStream());
    await world.realm.clock.advance(50_000);
    expect((await events()).mia).toHaveLength(1);
  });

  it("reports neither to nor stream_id as ignored", async ({ as }) => {
    const answer = await as("max").ok("set-typing-status", {
      ...inStream(),
      to: [as("mia").id],
      color: 1,
    });
    expect(answer.ignored_parameters_unsupported).toEqual(["color"]);
  });

  roles(({ as }) => ({ op: "start", to: [as("mia").id] }), EVERYBODY);
  roles(inStream({ stream_id: STREAM.core }), {
    ...OUTSIDE,
    owner: "ok",
    administrator: "Invalid stream ID",
    moderator: "Invalid stream ID",
    member: "ok",
    "new member": "Invalid stream ID",
    guest: "Invalid stream ID",
    bot: "Invalid stream ID",
  });
  roles(inStream({ stream_id: STREAM.lobby }), EVERYBODY);

  errors([
    bad(
      "an unknown type",
      { type: "private", op: "start", to: [1] },
      "Invalid type",
    ),
    missing("op", { to: [1] }),
    bad("an unknown op", { op: "pause", to: [1] }, "Invalid op"),
    bad(
      "one id in place of a list",
      { op: "start", to: 2 },
      "to is not a list",
    ),
    bad(
      "recipients that are no JSON",
      { op: "start", to: "2,3" },
      'Argument "to" is not valid JSON.',
    ),
    bad(
      "an email among the ids",
      { op: "start", to: [2, "a"] },
      "to[1] is not an integer",
    ),
    bad(
      "a malformed to, although the stream needs none",
      inStream({ to: "x" }),
      'Argument "to" is not valid JSON.',
    ),
    bad(
      "several streams",
      inStream({ stream_id: [1, 2] }),
      "stream_id is not an integer",
    ),
    bad("no recipients named", { op: "start" }, "Missing 'to' argument"),
    bad(
      "an empty list of recipients",
      { op: "start", to: [] },
      "Empty 'to' list",
    ),
    bad(
      "a caller who turned it off for direct messages",
      { op: "start", to: [NO_ID] },
      "User has disabled typing notifications for direct messages",
      {
        before: withSetting("send_private_typing_notifications"),
      },
    ),
    bad(
      "an unknown person, the first in the list",
      ({ as }) => ({ op: "start", to: [as("mia").id, NO_ID, NO_ID + 1] }),
      `Invalid user ID ${NO_ID}`,
    ),
    bad(
      "no stream",
      { type: "stream", op: "start", topic: "t" },
      "Missing stream_id",
    ),
    bad(
      "no topic",
      { type: "stream", op: "start", stream_id: 1 },
      "Missing topic",
    ),
    bad(
      "a caller who turned it off for streams",
      inStream({ stream_id: NO_ID }),
      "User has disabled typing notifications for stream messages",
      {
        before: withSetting("send_stream_typing_notifications"),
      },
    ),
    bad(
      "an unknown stream",
      inStream({ stream_id: NO_ID }),
      "Invalid stream ID",
    ),
    bad("a guest outside of the stream", inStream(), "Invalid stream ID", {
      as: "gus",
    }),
    bad(
      "a stream for administrators",
      inStream({ stream_id: STREAM.news }),
      "Only organization administrators can send to this stream.",
    ),
    bad(
      "a guest where full members post",
      inStream({ stream_id: STREAM.quay }),
      "Guests cannot send to this stream.",
      {
        as: "gus",
        before: withStream(STREAM.quay, { stream_post_policy: 3 }),
      },
    ),
    bad(
      "a new member where full members post",
      inStream(),
      "New members cannot send to this stream.",
      {
        as: "nora",
        before: all(
          withStream(STREAM.general, { stream_post_policy: 3 }),
          withSettings({ waiting_period_threshold: 10 }),
        ),
      },
    ),
    bad(
      "a member where moderators post",
      inStream(),
      "Only organization administrators and moderators can send to this stream.",
      { before: withStream(STREAM.general, { stream_post_policy: 4 }) },
    ),
  ]);
});
