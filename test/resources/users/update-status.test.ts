import { expect } from "vitest";
import {
  describeOperation,
  type ErrorRow,
  type World,
} from "../../support/describe-operation.ts";
import { file, png } from "../emoji/pictures.ts";

async function addCat({ as }: World): Promise<void> {
  await as("max").ok(
    "upload-custom-emoji",
    { emoji_name: "party_cat" },
    { files: [file(png())] },
  );
}

describeOperation("update-status", ({ it, errors, roles }) => {
  it("sets text and emoji, and tells everybody just that", async ({ as }) => {
    const user_id = as("max").id;
    const queue = await as("gus").register();
    await as("max").ok("update-status", { status_text: " at sea " });
    await as("max").ok("update-status", { emoji_name: "ship" });
    const emoji = {
      emoji_name: "ship",
      emoji_code: "1f6a2",
      reaction_type: "unicode_emoji",
    };
    expect(await queue.events()).toEqual([
      { id: 0, type: "user_status", user_id, status_text: "at sea" },
      { id: 1, type: "user_status", user_id, ...emoji },
    ]);
    const { user_status } = await as("mia").ok("register-queue", {
      fetch_event_types: ["user_status"],
    });
    expect(user_status).toEqual({
      [user_id]: { status_text: "at sea", ...emoji },
    });
  });

  it("clears with empty values", async ({ as }) => {
    const user_id = as("max").id;
    await as("max").ok("update-status", {
      status_text: "at sea",
      emoji_name: "ship",
    });
    const queue = await as("max").register();
    await as("max").ok("update-status", { status_text: "", emoji_name: "" });
    expect(await queue.events()).toEqual([
      {
        id: 0,
        type: "user_status",
        user_id,
        status_text: "",
        emoji_name: "",
        emoji_code: "",
        reaction_type: "unicode_emoji",
      },
    ]);
    const { user_status } = await as("mia").ok("register-queue", {
      fetch_event_types: ["user_status"],
    });
    expect(user_status).toEqual({});
  });

  it("takes away for presence switched off", async ({ as }) => {
    const queue = await as("max").register();
    await as("max").ok("update-status", { away: true });
    expect(
      (await queue.events()).map(({ type, property }) => [type, property]),
    ).toEqual([
      ["user_settings", "presence_enabled"],
      ["update_global_notifications", undefined],
      ["presence", undefined],
      ["user_status", undefined],
    ]);
    await as("max").ok("update-status", { away: true });
    expect(await queue.events()).toMatchObject([
      { type: "user_status", away: true },
    ]);
  });

  for (const [emoji_name, emoji_code, reaction_type] of [
    ["party_cat", "1", "realm_emoji"],
    ["zulip", "zulip", "service_extra_emoji"],
    ["tada", "1f389", "unicode_emoji"],
  ])
    it(`finds ${emoji_name} by name or in full`, async (world) => {
      await addCat(world);
      const queue = await world.as("max").register();
      const full = { emoji_name, emoji_code, reaction_type };
      await world.as("max").ok("update-status", { emoji_name });
      await world.as("max").ok("update-status", full);
      expect(await queue.events()).toMatchObject([full, full]);
    });

  const row = (
    params: Record<string, unknown>,
    msg: string,
    before: ErrorRow["before"] = addCat,
  ): ErrorRow => ({
    name: JSON.stringify(params).slice(0, 90),
    as: "max",
    before,
    params,
    code: "BAD_REQUEST",
    msg,
  });
  const custom = { reaction_type: "realm_emoji" };
  const unicode = { reaction_type: "unicode_emoji" };
  const extra = { reaction_type: "service_extra_emoji" };

  errors([
    row({}, "Client did not pass any new values."),
    row({ emoji_code: "1f389" }, "Client did not pass any new values."),
    row(
      { status_text: "x".repeat(61) },
      "status_text is too long (limit: 60 characters)",
    ),
    row({ away: "yes" }, 'Argument "away" is not valid JSON.'),
    row({ away: 1 }, "away is not a boolean"),
    row(
      { status_text: "x", emoji_code: "1f389" },
      "Client must pass emoji_name if they pass either emoji_code or reaction_type.",
    ),
    row(
      { status_text: "x", ...unicode },
      "Client must pass emoji_name if they pass either emoji_code or reaction_type.",
    ),
    row(
      { status_text: "x", emoji_name: "unicorn_cat" },
      "Emoji 'unicorn_cat' does not exist",
    ),
    row(
      { emoji_name: "party_cat", emoji_code: "9", ...custom },
      "Invalid custom emoji.",
    ),
    row(
      { emoji_name: "party", emoji_code: "1", ...custom },
      "Invalid custom emoji name.",
    ),
    row(
      { emoji_name: "party_cat", emoji_code: "1", ...custom },
      "This custom emoji has been deactivated.",
      async (world) => {
        await addCat(world);
        await world
          .as("max")
          .ok("deactivate-custom-emoji", { emoji_name: "party_cat" });
      },
    ),
    row(
      { emoji_name: "tada", emoji_code: "0000", ...unicode },
      "Invalid emoji code.",
    ),
    row(
      { emoji_name: "ship", emoji_code: "1f389", ...unicode },
      "Invalid emoji name.",
    ),
    row(
      { emoji_name: "zulip", emoji_code: "x", ...extra },
      "Invalid emoji code.",
    ),
    row(
      { emoji_name: "x", emoji_code: "zulip", ...extra },
      "Invalid emoji name.",
    ),
    row(
      { emoji_name: "tada", emoji_code: "1f389", reaction_type: "emoji" },
      "Invalid emoji type.",
    ),
  ]);

  roles(
    { status_text: "here" },
    {
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "ok",
      guest: "ok",
      bot: "This endpoint does not accept bot requests.",
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );
});
