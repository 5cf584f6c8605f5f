import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";

const NO_STREAM = "Invalid stream ID";

describeOperation("get-subscribers", ({ it, errors, roles }) => {
  it("lists active people and bots, ascending", async ({ as }) => {
    expect(
      await as("max").ok("get-subscribers", { stream_id: STREAM.quay }),
    ).toEqual({
      result: "success",
      msg: "",
      subscribers: [as("olive").id, as("max").id, as("gus").id],
    });
  });

  it("leaves out who was deactivated, and shows who came back", async ({
    as,
  }) => {
    const members = async () => {
      const { subscribers } = await as("olive").ok("get-subscribers", {
        stream_id: STREAM.quay,
      });
      return subscribers;
    };
    await as("olive").ok("deactivate-user", { user_id: as("max").id });
    expect(await members()).toEqual([as("olive").id, as("gus").id]);
    await as("olive").ok("reactivate-user", { user_id: as("max").id });
    expect(await members()).toContain(as("max").id);
  });

  it("shows an administrator the members of any private stream", async ({
    as,
  }) => {
    const { subscribers } = await as("adam").ok("get-subscribers", {
      stream_id: STREAM.vault,
    });
    expect(subscribers).toEqual([as("otto").id, as("mia").id]);
  });

  it("lists nobody for a stream without members", async ({ as }) => {
    const { subscribers } = await as("max").ok("get-subscribers", {
      stream_id: STREAM.empty,
    });
    expect(subscribers).toEqual([]);
  });

  errors([
    {
      name: "an unknown stream",
      as: "olive",
      params: { stream_id: NO_ID },
      code: "BAD_REQUEST",
      msg: NO_STREAM,
    },
  ]);

  roles(
    { stream_id: STREAM.vault },
    {
      owner: "ok",
      administrator: "ok",
      moderator: NO_STREAM,
      member: NO_STREAM,
      "new member": NO_STREAM,
      guest: NO_STREAM,
      bot: NO_STREAM,
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );
});
