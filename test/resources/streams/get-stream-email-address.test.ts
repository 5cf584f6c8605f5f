import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";

const NO_STREAM = "Invalid stream ID";

const token = (email: string) => email.split(/[.@]/)[1];

describeOperation("get-stream-email-address", ({ it, errors, roles }) => {
  it("gives each stream an address of its own, always the same", async ({
    as,
  }) => {
    const address = async (stream_id: number) => {
      const { email } = await as("max").ok("get-stream-email-address", {
        stream_id,
      });
      return email;
    };
    const quay = await address(STREAM.quay);
    expect(quay).toMatch(/^quay\.[a-z0-9]{32}@harbor\.example$/);
    expect(await address(STREAM.quay)).toBe(quay);
    expect(token(await address(STREAM.core))).not.toBe(token(quay));
  });

  it("has no words where the name has none", async ({ as }) => {
    await as("olive").ok("update-stream", {
      stream_id: STREAM.quay,
      new_name: "!?",
    });
    const { email } = await as("max").ok("get-stream-email-address", {
      stream_id: STREAM.quay,
    });
    expect(email).toMatch(/^[a-z0-9]{32}@/);
  });

  errors([
    {
      name: "an unknown stream",
      as: "max",
      params: { stream_id: NO_ID },
      code: "BAD_REQUEST",
      msg: NO_STREAM,
    },
  ]);

  roles(
    { stream_id: STREAM.vault },
    {
      owner: NO_STREAM,
      administrator: NO_STREAM,
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
