import { expect } from "vitest";
import { all, withSettings } from "../../support/arrange.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad, EVERYBODY } from "../../support/error-rows.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { say, whisper } from "../../support/talk.ts";
import { watchAll } from "../../support/watch-all.ts";

const NOT_ALLOWED = "You don't have permission to delete this message";
const first = { message_id: 1 };
const said = (world: World) => say(world, "max", { to: "quay" });
const MAY = withSettings({ delete_own_message_policy: 5 });

describeOperation("delete-message", ({ it, errors, roles }) => {
  it("deletes a message of a stream and tells its subscribers", async (world) => {
    const { as } = world;
    const id = await say(world, "max");
    const bulk = {
      client_capabilities: {
        notification_settings_null: true,
        bulk_message_deletion: true,
      },
    };
    const events = await watchAll(world, ["mia", "gus"], bulk);
    const plain = await watchAll(world, ["mia"]);
    expect(await as("adam").ok("delete-message", { message_id: id })).toEqual({
      result: "success",
      msg: "",
    });
    const place = {
      message_type: "stream",
      stream_id: STREAM.general,
      topic: "lunch",
    };
    expect(await events()).toEqual({
      mia: [{ type: "delete_message", message_ids: [id], ...place }],
      gus: [],
    });
    expect((await plain()).mia).toEqual([
      { type: "delete_message", message_id: id, ...place },
    ]);
    expect(
      await as("max").call("get-message", { message_id: id }),
    ).toMatchObject({
      msg: "Invalid message(s)",
    });
    expect(world.realm.copies(as("mia").id).unreadCount).toBe(0);
  });

  it("deletes a direct message for everybody in it", async (world) => {
    await MAY(world);
    const id = await whisper(world, "max", ["mia"]);
    const events = await watchAll(world, ["max", "mia", "olive"]);
    await world.as("max").ok("delete-message", { message_id: id });
    const event = {
      type: "delete_message",
      message_id: id,
      message_type: "private",
    };
    expect(await events()).toEqual({ max: [event], mia: [event], olive: [] });
  });

  it("lets the owner of a bot delete what the bot wrote", async (world) => {
    await MAY(world);
    const id = await say(world, "robo");
    await world.as("max").ok("delete-message", { message_id: id });
  });

  it("lets administrators delete at any time", async (world) => {
    await said(world);
    await world.realm.clock.advance(9_000_000_000);
    await world.as("adam").ok("delete-message", first);
  });

  it("knows no limit where it is null", async (world) => {
    await all(
      MAY,
      withSettings({ message_content_delete_limit_seconds: null }),
      said,
    )(world);
    await world.realm.clock.advance(9_000_000_000);
    await world.as("max").ok("delete-message", first);
  });

  roles(
    first,
    {
      ...EVERYBODY,
      moderator: NOT_ALLOWED,
      member: NOT_ALLOWED,
      "new member": NOT_ALLOWED,
      guest: NOT_ALLOWED,
      bot: NOT_ALLOWED,
    },
    said,
  );
  roles(
    first,
    {
      ...EVERYBODY,
      moderator: NOT_ALLOWED,
      "new member": NOT_ALLOWED,
      guest: NOT_ALLOWED,
      bot: NOT_ALLOWED,
    },
    all(MAY, said),
  );

  errors([
    bad("an unknown message", { message_id: NO_ID }, "Invalid message(s)"),
    bad(
      "a direct message between others, also for an administrator",
      first,
      "Invalid message(s)",
      {
        as: "adam",
        before: (world) => whisper(world, "max", ["mia"]),
      },
    ),
    bad("a message that was deleted", first, "Invalid message(s)", {
      before: all(said, ({ as }) => as("adam").ok("delete-message", first)),
    }),
    bad("somebody else's message", first, NOT_ALLOWED, {
      as: "mia",
      before: all(said, MAY),
    }),
    bad(
      "one's own message where only administrators delete",
      first,
      NOT_ALLOWED,
      { before: said },
    ),
    bad(
      "a message after the limit, without grace",
      first,
      "The time limit for deleting this message has passed",
      {
        before: all(MAY, said, ({ realm }) => realm.clock.advance(601_000)),
      },
    ),
  ]);
});
