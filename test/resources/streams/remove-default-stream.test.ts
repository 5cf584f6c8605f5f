import { expect } from "vitest";
import { describeOperation } from "../../support/describe-operation.ts";
import { NO_ID, STREAM } from "../../support/harbor-ids.ts";
import { watchAll } from "../../support/watch-all.ts";

const MUST_ADMINISTER = "Must be an organization administrator";

describeOperation("remove-default-stream", ({ it, errors, roles }) => {
  it("makes a stream no default one, telling it every time", async (world) => {
    const events = await watchAll(world, ["mia", "gus"]);
    const remove = () =>
      world
        .as("adam")
        .ok("remove-default-stream", { stream_id: STREAM.general });
    const told = { type: "default_streams", default_streams: [] };
    expect(await remove()).toEqual({ result: "success", msg: "" });
    expect(await events()).toEqual({ mia: [told], gus: [] });
    await remove();
    expect((await events()).mia).toEqual([told]);
  });

  it("takes private streams that the caller is not in", async ({ as }) => {
    await as("adam").ok("remove-default-stream", { stream_id: STREAM.vault });
  });

  errors([
    {
      name: "no stream",
      as: "adam",
      params: {},
      code: "REQUEST_VARIABLE_MISSING",
      msg: "Missing 'stream_id' argument",
      extra: { var_name: "stream_id" },
    },
    {
      name: "an id that is no JSON",
      as: "adam",
      params: { stream_id: "general" },
      code: "BAD_REQUEST",
      msg: 'Argument "stream_id" is not valid JSON.',
    },
    {
      name: "an id that is no integer",
      as: "adam",
      params: { stream_id: 1.5 },
      code: "BAD_REQUEST",
      msg: "stream_id is not an integer",
    },
    {
      name: "an unknown stream",
      as: "adam",
      params: { stream_id: NO_ID },
      code: "BAD_REQUEST",
      msg: "Invalid stream ID",
    },
    {
      name: "a member, whatever it sends",
      as: "max",
      params: {},
      code: "UNAUTHORIZED_PRINCIPAL",
      msg: MUST_ADMINISTER,
    },
  ]);

  roles(
    { stream_id: STREAM.general },
    {
      owner: "ok",
      administrator: "ok",
      moderator: MUST_ADMINISTER,
      member: MUST_ADMINISTER,
      "new member": MUST_ADMINISTER,
      guest: MUST_ADMINISTER,
      bot: MUST_ADMINISTER,
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );
});
