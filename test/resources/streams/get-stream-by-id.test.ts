import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { GROUP, NO_ID, STREAM } from "../../support/harbor-ids.ts";

const NO_STREAM = "Invalid stream ID";
const NO_ACCOUNT = {
  deactivated: "Account is deactivated",
  nobody: "Not logged in: API authentication or user session required",
};

describeOperation("get-stream-by-id", ({ it, errors, roles }) => {
  it("returns every field of the stream", async ({ as, realm }) => {
    expect(
      await as("max").ok("get-stream-by-id", { stream_id: STREAM.core }),
    ).toEqual({
      result: "success",
      msg: "",
      stream: {
        stream_id: STREAM.core,
        name: "core",
        description: "All about core",
        rendered_description: "<p>All about core</p>",
        date_created: realm.clock.seconds() - 100 * 86_400,
        invite_only: true,
        is_web_public: false,
        history_public_to_subscribers: false,
        stream_post_policy: 1,
        is_announcement_only: false,
        message_retention_days: null,
        first_message_id: null,
        can_remove_subscribers_group: GROUP.administrators,
        stream_weekly_traffic: 0,
      },
    });
  });

  it("calls a stream where administrators post announcement-only", async ({
    as,
  }) => {
    const { stream } = await as("max").ok("get-stream-by-id", {
      stream_id: STREAM.news,
    });
    expect(stream).toMatchObject({
      stream_post_policy: 2,
      is_announcement_only: true,
    });
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

  const kinds = {
    public: [STREAM.general, { guest: NO_STREAM }],
    "the guest's own": [STREAM.quay, {}],
    "web-public": [STREAM.lobby, {}],
    private: [
      STREAM.vault,
      {
        moderator: NO_STREAM,
        member: NO_STREAM,
        "new member": NO_STREAM,
        guest: NO_STREAM,
        bot: NO_STREAM,
      },
    ],
  } as const;
  for (const [stream_id, refused] of Object.values(kinds)) {
    roles(
      { stream_id },
      {
        owner: "ok",
        administrator: "ok",
        moderator: "ok",
        member: "ok",
        "new member": "ok",
        guest: "ok",
        bot: "ok",
        ...NO_ACCOUNT,
        ...refused,
      },
    );
  }
});
