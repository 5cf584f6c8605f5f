import { expect } from "vitest";
import { withUser } from "../../support/arrange.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { STREAM } from "../../support/harbor-ids.ts";
import { toGeneral } from "./outgoing.ts";

describeOperation("send-message", ({ it }) => {
  const FOLLOW = "automatically_follow_topics_policy";
  const UNMUTE = "automatically_unmute_topics_in_muted_streams_policy";
  for (const { name, settings = {}, policy, muted, older, expected } of [
    { name: "follows a topic that the sender starts", expected: 3 },
    { name: "leaves a topic with older messages", older: true },
    { name: "leaves a topic that is followed", policy: 3 },
    { name: "leaves a muted topic", policy: 1 },
    {
      name: "follows on sending",
      settings: { [FOLLOW]: 2 },
      older: true,
      expected: 3,
    },
    {
      name: "follows on taking part",
      settings: { [FOLLOW]: 1 },
      older: true,
      expected: 3,
    },
    {
      name: "lifts a mute when following",
      settings: { [FOLLOW]: 1 },
      policy: 1,
      expected: 3,
    },
    {
      name: "unmutes in a muted stream",
      muted: true,
      older: true,
      expected: 2,
    },
    {
      name: "unmutes a muted topic in a muted stream",
      muted: true,
      policy: 1,
      expected: 2,
    },
    {
      name: "leaves an unmuted topic in a muted stream",
      muted: true,
      policy: 2,
    },
    {
      name: "prefers following to unmuting when starting",
      muted: true,
      expected: 3,
    },
    {
      name: "unmutes on initiation",
      settings: { [FOLLOW]: 4, [UNMUTE]: 3 },
      muted: true,
      expected: 2,
    },
    {
      name: "does not unmute later on initiation",
      settings: { [FOLLOW]: 4, [UNMUTE]: 3 },
      muted: true,
      older: true,
    },
    {
      name: "does nothing when told never",
      settings: { [FOLLOW]: 4, [UNMUTE]: 4 },
      muted: true,
    },
  ] as {
    name: string;
    settings?: Record<string, number>;
    policy?: number;
    muted?: boolean;
    older?: boolean;
    expected?: number;
  }[]) {
    it(`automatic visibility ${name}`, async (world) => {
      const { as } = world;
      const { settings: current } = as("max").user;
      await withUser("max", { settings: { ...current, ...settings } })(world);
      if (older) await as("mia").ok("send-message", toGeneral("older"));
      if (muted)
        await as("max").ok("update-subscription-settings", {
          subscription_data: [
            { stream_id: STREAM.general, property: "is_muted", value: true },
          ],
        });
      if (policy !== undefined)
        await as("max").ok("update-user-topic", {
          stream_id: STREAM.general,
          topic: "lunch",
          visibility_policy: policy,
        });
      const queue = await as("max").register({ event_types: ["user_topic"] });
      const sent = await as("max").ok(
        "send-message",
        toGeneral("hi", { topic: "LUNCH" }),
      );
      expect(sent.automatic_new_visibility_policy).toBe(expected);
      expect(
        (await queue.events()).map((event) => event.visibility_policy),
      ).toEqual(expected === undefined ? [] : [expected]);
    });
  }

  it("never changes the policies of a bot", async ({ as }) => {
    const sent = await as("robo").ok("send-message", toGeneral("beep"));
    expect(sent).not.toHaveProperty("automatic_new_visibility_policy");
  });
});
