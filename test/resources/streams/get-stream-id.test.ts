import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { STREAM } from "../../support/harbor-ids.ts";

const HIDDEN = "Invalid stream name 'vault'";

describeOperation("get-stream-id", ({ it, errors, roles }) => {
  it("finds a stream by its name, case and outer space ignored", async ({
    as,
  }) => {
    for (const stream of ["quay", "QUAY", " Quay "]) {
      expect(await as("mia").ok("get-stream-id", { stream })).toEqual({
        result: "success",
        msg: "",
        stream_id: STREAM.quay,
      });
    }
  });

  errors([
    {
      name: "no name",
      as: "max",
      params: {},
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'stream' argument",
      extra: { var_name: "stream" },
    },
    {
      name: "an unknown name",
      as: "max",
      params: { stream: "nowhere" },
      code: "BAD_REQUEST",
      msg: "Invalid stream name 'nowhere'",
    },
    {
      name: "an archived stream",
      as: "olive",
      before: ({ as }) =>
        as("adam").ok("archive-stream", { stream_id: STREAM.news }),
      params: { stream: "news" },
      code: "BAD_REQUEST",
      msg: "Invalid stream name 'news'",
    },
    {
      name: "a public stream that a guest is not in",
      as: "gus",
      params: { stream: "general" },
      code: "BAD_REQUEST",
      msg: "Invalid stream name 'general'",
    },
  ]);

  roles(
    { stream: "vault" },
    {
      owner: HIDDEN,
      administrator: HIDDEN,
      moderator: HIDDEN,
      member: HIDDEN,
      "new member": HIDDEN,
      guest: HIDDEN,
      bot: HIDDEN,
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );

  roles(
    { stream: "lobby" },
    {
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "ok",
      guest: "ok",
      bot: "ok",
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );
});
