import { expect } from "vitest";
import { MIA, restrictGuests } from "./mia.ts";
import { describeOperation } from "../../support/describe-operation.ts";
import { EVERYBODY } from "../../support/role-outcomes.ts";

describeOperation("get-users", ({ it, roles }) => {
  it("lists everybody, deactivated people and bots too, by id", async ({
    as,
  }) => {
    const { members } = await as("max").ok("get-users");
    expect(members.map(({ user_id }: { user_id: number }) => user_id)).toEqual([
      4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    ]);
    expect(members[5]).toEqual(MIA);
    expect(members[8].is_active).toBe(false);
  });

  it("adds profile values when asked to, to people alone", async ({ as }) => {
    const { members } = await as("max").ok("get-users", {
      include_custom_profile_fields: true,
    });
    expect(members[5].profile_data).toEqual({});
    expect(members[9]).not.toHaveProperty("profile_data");
  });

  it("shows a restricted guest placeholders, last", async (world) => {
    await restrictGuests(world);
    const { members } = await world.as("gus").ok("get-users");
    const known = ["olive", "max", "gus", "robo", "hook"];
    expect(
      members
        .slice(0, known.length)
        .map(({ full_name }: { full_name: string }) => full_name),
    ).toEqual(known.map((handle) => world.as(handle).user.full_name));
    expect(
      members.find(({ user_id }: { user_id: number }) => user_id === 9),
    ).toEqual({
      ...MIA,
      email: "user9@harbor.example",
      delivery_email: null,
      full_name: "Unknown user",
      avatar_url: "/static/images/unknown-user-avatar.png",
      date_joined: "1970-01-01T00:00:00+00:00",
      profile_data: {},
    });
    expect(members).toHaveLength(11);
    expect(members.at(-1).full_name).toBe("Unknown user");
  });

  roles({}, EVERYBODY);
});
