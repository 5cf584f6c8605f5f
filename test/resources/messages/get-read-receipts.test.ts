import { expect } from "vitest";
import { withSettings, withUser } from "../../support/arrange.ts";
import {
  describeOperation,
  type World,
} from "../../support/describe-operation.ts";
import { bad, EVERYBODY } from "../../support/error-rows.ts";
import { NO_ID } from "../../support/harbor-ids.ts";
import { say, whisper } from "../../support/talk.ts";

/** Lets these people read the first message. */
async function read({ as }: World, handles: readonly string[]) {
  for (const handle of handles)
    await as(handle).ok("update-message-flags", {
      messages: [1],
      op: "add",
      flag: "read",
    });
}
const receipts = async ({ as }: World, handle = "max") =>
  (await as(handle).ok("get-read-receipts", { message_id: 1 })).user_ids;

describeOperation("get-read-receipts", ({ it, errors, roles }) => {
  it("names those who have read the message, but not its sender", async (world) => {
    await say(world, "max");
    expect(await receipts(world)).toEqual([]);
    await read(world, ["max", "mia", "robo"]);
    expect(await receipts(world)).toEqual(
      ["mia", "robo"].map((handle) => world.as(handle).id),
    );
    expect(await receipts(world, "mia")).toContain(world.as("mia").id);
  });

  it("leaves out who does not let it be known, and who is deactivated", async (world) => {
    await say(world, "max");
    await read(world, ["mia", "olive", "otto"]);
    await withUser("mia", {
      settings: { ...world.as("mia").user.settings, send_read_receipts: false },
    })(world);
    await withUser("otto", { is_active: false })(world);
    expect(await receipts(world)).toEqual([world.as("olive").id]);
  });

  it("leaves out people between whom and the caller there is a mute", async (world) => {
    await say(world, "olive");
    await read(world, ["mia", "otto", "mona"]);
    const mute = (handle: string, other: string) =>
      withUser(handle, {
        muted_users: [{ id: world.as(other).id, timestamp: 1 }],
      })(world);
    await mute("max", "mia");
    await mute("otto", "max");
    expect(await receipts(world)).toEqual([world.as("mona").id]);
  });

  roles({ message_id: 1 }, EVERYBODY, (world) =>
    say(world, "max", { to: "quay" }),
  );

  errors([
    bad("an unknown message", { message_id: NO_ID }, "Invalid message(s)"),
    bad("a message between others", { message_id: 1 }, "Invalid message(s)", {
      as: "olive",
      before: (world) => whisper(world, "max", ["mia"]),
    }),
    bad(
      "an organization without receipts",
      { message_id: 1 },
      "Read receipts are disabled in this organization.",
      {
        before: async (world) => {
          await say(world, "max");
          await withSettings({ enable_read_receipts: false })(world);
        },
      },
    ),
  ]);
});
