import {
  all,
  withSettings,
  withStream,
  withUser,
} from "../../support/arrange.ts";
import { withCrowd } from "../../support/crowd.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { EVERYBODY, OUTSIDE } from "../../support/error-rows.ts";
import { STREAM } from "../../support/harbor-ids.ts";
import {
  toGeneral,
  toPerson,
  idOf,
  withParticipants,
  forAdministrators,
  wildcard,
  WILDCARD_REFUSED,
  directOff,
} from "./outgoing.ts";

describeOperation("send-message", ({ it, roles }) => {
  roles(toGeneral("hi"), {
    ...EVERYBODY,
    guest: "Not authorized to send to stream 'general'",
  });

  const policyRoles = (policy: number, expected: Parameters<typeof roles>[1]) =>
    roles(
      toGeneral("hi"),
      expected,
      withStream(STREAM.general, { stream_post_policy: policy }),
    );
  policyRoles(2, {
    ...OUTSIDE,
    owner: "ok",
    administrator: "ok",
    moderator: forAdministrators,
    member: forAdministrators,
    "new member": forAdministrators,
    guest: forAdministrators,
    bot: forAdministrators,
  });
  const forModerators =
    "Only organization administrators and moderators can send to this stream.";
  policyRoles(4, {
    ...OUTSIDE,
    owner: "ok",
    administrator: "ok",
    moderator: "ok",
    member: forModerators,
    "new member": forModerators,
    guest: forModerators,
    bot: forModerators,
  });
  roles(
    toGeneral("hi"),
    {
      ...OUTSIDE,
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "New members cannot send to this stream.",
      guest: "Guests cannot send to this stream.",
      bot: "ok",
    },
    all(
      withStream(STREAM.general, { stream_post_policy: 3 }),
      withSettings({ waiting_period_threshold: 3 }),
    ),
  );
  roles(toGeneral("hi", { to: "core" }), {
    ...OUTSIDE,
    owner: "ok",
    administrator: "Not authorized to send to stream 'core'",
    moderator: "Not authorized to send to stream 'core'",
    member: "ok",
    "new member": "Not authorized to send to stream 'core'",
    guest: "Not authorized to send to stream 'core'",
    bot: "ok",
  });
  roles(toGeneral("hi", { to: "lobby" }), EVERYBODY);

  it("lets a bot write by the role of its owner", async (world) => {
    await withUser("robo", { bot_owner_id: world.as("adam").id })(world);
    await world
      .as("robo")
      .ok("send-message", toGeneral("beep", { to: "news" }));
  });

  it("lets incoming webhook bots send", async ({ as }) => {
    await as("hook").ok("send-message", toGeneral("ping"));
  });

  // Wildcards

  const wildcardRoles = (policy: number, allowed: readonly string[]) => {
    const expected = Object.fromEntries(
      [
        "owner",
        "administrator",
        "moderator",
        "member",
        "new member",
        "guest",
        "bot",
      ].map((role) => [role, allowed.includes(role) ? "ok" : WILDCARD_REFUSED]),
    );
    roles(
      { ...wildcard, to: "lobby" },
      { ...OUTSIDE, ...expected } as never,
      all(
        withCrowd(STREAM.lobby, 15),
        withSettings({
          wildcard_mention_policy: policy,
          waiting_period_threshold: 3,
        }),
      ),
    );
  };
  const above = ["owner", "administrator"];
  wildcardRoles(1, [
    ...above,
    "moderator",
    "member",
    "new member",
    "guest",
    "bot",
  ]);
  wildcardRoles(2, [...above, "moderator", "member", "new member", "bot"]);
  wildcardRoles(3, [...above, "moderator", "member", "bot"]);
  wildcardRoles(5, above);
  wildcardRoles(6, []);
  wildcardRoles(7, [...above, "moderator"]);

  it("lets anybody mention all of 15 subscribers", async (world) => {
    await withCrowd(STREAM.lobby, 14)(world);
    await withSettings({ wildcard_mention_policy: 6 })(world);
    await world.as("max").ok("send-message", { ...wildcard, to: "lobby" });
  });

  it("lets anybody mention a topic with 15 participants", async (world) => {
    await withParticipants(14)(world);
    await withSettings({ wildcard_mention_policy: 6 })(world);
    await world.as("max").ok("send-message", toGeneral("@**topic**"));
  });

  it("refuses no wildcard in a direct message, in code, or when silent", async (world) => {
    await all(
      withCrowd(STREAM.general, 20),
      withSettings({ wildcard_mention_policy: 6 }),
    )(world);
    await world.as("max").ok("send-message", toGeneral("`@**all**` @_**all**"));
    await world
      .as("max")
      .ok("send-message", toPerson([idOf(world, "mia")], "@**all**"));
  });

  // Direct messages turned off

  it("lets bots write, and everybody to one bot, where direct messages are off", async (world) => {
    const { as } = world;
    await directOff(world);
    await as("robo").ok("send-message", toPerson([idOf(world, "max")]));
    await as("max").ok("send-message", toPerson([idOf(world, "robo")]));
  });
});
