import { expect } from "vitest";
import { withUser } from "../../support/arrange.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { GROUP, STREAM } from "../../support/harbor-ids.ts";
import { watchAll } from "../../support/watch-all.ts";
import { toGeneral, toPerson, idOf, withCrew } from "./outgoing.ts";

const flagsOf = (list: { flags: string[] }[]) => list.map(({ flags }) => flags);

describeOperation("send-message", ({ it }) => {
  it("is read at once for somebody who muted the sender", async (world) => {
    const { as } = world;
    await withUser("mia", {
      muted_users: [{ id: as("max").id, timestamp: 1 }],
    })(world);
    const events = await watchAll(world, ["mia", "olive"]);
    await as("max").ok("send-message", toGeneral("hi"));
    const { mia, olive } = await events();
    expect([mia[0].flags, olive[0].flags]).toEqual([["read"], []]);
  });

  it("flags a personal mention, the sender's own too, and makes those mentioned follow", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["max", "mia", "olive"], {
      event_types: ["message", "user_topic"],
    });
    await as("max").ok(
      "send-message",
      toGeneral("@**Mia Member** and @**Max Member**, not @_**Olive Owner**"),
    );
    const { max, mia, olive } = await events();
    expect(max.at(-1).flags).toEqual(["mentioned"]);
    expect(mia).toMatchObject([
      { type: "user_topic", visibility_policy: 3 },
      { flags: ["mentioned"] },
    ]);
    expect(olive).toMatchObject([{ flags: [] }]);
  });

  it("does not make somebody follow a muted topic by a mention", async (world) => {
    const { as } = world;
    await as("mia").ok("update-user-topic", {
      stream_id: STREAM.general,
      topic: "lunch",
      visibility_policy: 1,
    });
    const events = await watchAll(world, ["mia"]);
    await as("max").ok("send-message", toGeneral("@**Mia Member**"));
    expect((await events()).mia).toMatchObject([{ flags: ["mentioned"] }]);
  });

  it("does nothing to a person mentioned who is not in the stream", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["mia"]);
    await as("max").ok(
      "send-message",
      toGeneral("@**Mia Member**", { to: "quay" }),
    );
    expect((await events()).mia).toEqual([]);
  });

  it("gives a copy to a bot that is mentioned outside of its streams", async ({
    as,
    realm,
  }) => {
    const { id } = await as("max").ok(
      "send-message",
      toGeneral("@**Robo Bot**", { to: "quay" }),
    );
    expect(realm.copies(as("robo").id).get(id)).toBe(8);
  });

  it("flags the direct members of a group that is mentioned", async (world) => {
    await withCrew(GROUP.members, ["mia", "otto"])(world);
    const events = await watchAll(world, ["mia", "olive"], {
      event_types: ["message"],
    });
    await world.as("max").ok("send-message", toGeneral("@*crew*"));
    const { mia, olive } = await events();
    expect([mia[0].flags, olive[0].flags]).toEqual([["mentioned"], []]);
  });

  it("flags a stream wildcard on every copy, also in a direct message", async (world) => {
    const { as } = world;
    const events = await watchAll(world, ["mia"], { event_types: ["message"] });
    await as("max").ok("send-message", toGeneral("@**all**"));
    await as("max").ok(
      "send-message",
      toPerson([idOf(world, "mia")], "@**everyone**"),
    );
    for (const { flags } of (await events()).mia)
      expect(flags).toEqual([
        "stream_wildcard_mentioned",
        "wildcard_mentioned",
      ]);
  });

  it("flags a topic wildcard for those who take part, never in a direct message", async (world) => {
    const { as } = world;
    await as("mia").ok("send-message", toGeneral("first"));
    const events = await watchAll(world, ["max", "mia", "olive"], {
      event_types: ["message"],
    });
    await as("max").ok("send-message", toGeneral("@**topic**"));
    await as("max").ok(
      "send-message",
      toPerson([idOf(world, "mia")], "@**topic**"),
    );
    const marked = ["topic_wildcard_mentioned", "wildcard_mentioned"];
    const { max, mia, olive } = await events();
    expect(flagsOf(max)).toEqual([marked, []]);
    expect(flagsOf(mia)).toEqual([marked, []]);
    expect(flagsOf(olive)).toEqual([[]]);
  });

  it("flags an alert word, in one's own message too", async (world) => {
    const { as } = world;
    for (const handle of ["max", "mia"])
      await withUser(handle, { alert_words: ["anchor"] })(world);
    const events = await watchAll(world, ["max", "mia", "olive"], {
      event_types: ["message"],
    });
    await as("max").ok("send-message", toGeneral("Drop the Anchor!"));
    const { max, mia, olive } = await events();
    expect([max, mia, olive].map((list) => list[0].flags)).toEqual([
      ["has_alert_word"],
      ["has_alert_word"],
      [],
    ]);
  });
});
