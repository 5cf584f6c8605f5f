import { describe, expect, test } from "vitest";
import { completeOperations } from "../src/contract/all-parameters.ts";
import { NO_ID, STREAM } from "./support/harbor-ids.ts";
import { ENDPOINTS } from "./support/endpoints.ts";
import { look } from "./support/talk.ts";
import { openWorld } from "./support/world.ts";

/** What the interface says of every endpoint, line by line. Source: interface, conventions 1 to 7. */
describe("1. every body is an object with result and msg", () => {
  test.each(ENDPOINTS)("when $operationId succeeds", async (endpoint) => {
    const world = await openWorld();
    const params = await endpoint.params(world);
    const { files = [] } = endpoint;
    const { status, headers, body } = await world
      .as("olive")
      .send(endpoint.operationId, params, { files });
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("application/json");
    expect(body).toMatchObject({ result: "success", msg: "" });
  });

  test.each(ENDPOINTS)("when $operationId refuses", async (endpoint) => {
    const world = await openWorld();
    const params = await endpoint.params(world);
    const body = await world.as("dora").call(endpoint.operationId, params);
    expect(body).toMatchObject({
      result: "error",
      msg: "Account is deactivated",
    });
  });

  test.each([
    ["an unknown path", "GET", "/nowhere", 404],
    ["a path that cannot be read", "GET", "/%ff", 404],
    ["a wrong method", "PUT", "/messages", 405],
  ])("for %s", async (_name, method, path, status) => {
    const { fetch } = await openWorld();
    const response = await fetch("max", path, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      result: "error",
      msg: expect.stringMatching(/./),
    });
  });
});

describe("2. parameters that are not supported", () => {
  test.each(ENDPOINTS)(
    "are listed when $operationId succeeds",
    async ({ operationId, params, files = [] }) => {
      const world = await openWorld();
      const sent = { ...(await params(world)), noise: "1", Noise: "2" };
      const answer = await world.as("olive").send(operationId, sent, { files });
      expect(answer.body).toMatchObject({
        result: "success",
        ignored_parameters_unsupported: ["Noise", "noise"],
      });
    },
  );

  test.each(ENDPOINTS)(
    "are not mentioned when $operationId gets none",
    async ({ operationId, params, files = [] }) => {
      const world = await openWorld();
      const sent = await params(world);
      const answer = await world.as("olive").send(operationId, sent, { files });
      expect(answer.body).not.toHaveProperty("ignored_parameters_unsupported");
    },
  );

  test("are not mentioned when the call is refused", async () => {
    const { as } = await openWorld();
    const sent = { message_id: NO_ID, noise: "1" };
    expect(await as("max").call("get-message", sent)).toEqual({
      result: "error",
      msg: "Invalid message(s)",
      code: "BAD_REQUEST",
    });
  });
});

describe("3. parameters are form fields", () => {
  const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

  test.each([
    ["POST", "/mark_stream_as_read", "stream_id=1"],
    ["PATCH", "/streams/1", "description=new"],
    ["DELETE", "/events", "queue_id=gone"],
  ])("in the body of %s", async (method, path, body) => {
    const { fetch } = await openWorld();
    const answer = await fetch("olive", path, { method, body, headers: FORM });
    expect(await answer.json()).not.toHaveProperty("var_name");
  });

  test("in the query string of GET", async () => {
    const { fetch, as } = await openWorld();
    const path = `/users/${as("max").id}?include_custom_profile_fields=true`;
    const answer = (await (await fetch("olive", path)).json()) as object;
    expect(answer).toHaveProperty("user.profile_data");
  });
});

describe("4. lists and objects are JSON", () => {
  test.each([
    ["to", "set-typing-status", { op: "start", to: "2,3" }],
    [
      "members",
      "create-user-group",
      { name: "x", description: "", members: "2,3" },
    ],
    [
      "field_data",
      "create-custom-profile-field",
      { field_type: 3, field_data: "a=b" },
    ],
  ] as const)(
    "%s that is none is refused",
    async (name, operationId, params) => {
      const { as } = await openWorld();
      expect(await as("olive").call(operationId, params)).toEqual({
        result: "error",
        msg: `Argument "${name}" is not valid JSON.`,
        code: "BAD_REQUEST",
      });
    },
  );

  test("to, members and field_data are taken as such", async () => {
    const { as } = await openWorld();
    const olive = as("olive");
    const id = as("max").id;
    await olive.ok("set-typing-status", { op: "start", to: `[${id}]` });
    await olive.ok("create-user-group", {
      name: "crew",
      description: "",
      members: ` [${id}] `,
    });
    await olive.ok("create-custom-profile-field", {
      name: "Editor",
      field_type: 3,
      field_data: '{"0":{"text":"ed","order":"1"}}',
    });
  });
});

describe("5. a text may be quoted", () => {
  test("when a message is sent", async () => {
    const world = await openWorld();
    const { id } = await world.as("max").ok("send-message", {
      type: '"stream"',
      to: '"general"',
      topic: '"lunch"',
      content: '"*hi* \\u2764"',
    });
    expect(await look(world, "max", id)).toMatchObject({
      display_recipient: "general",
      subject: "lunch",
      content: "<p><em>hi</em> ❤</p>",
    });
  });

  test("when a stream is changed", async () => {
    const { as } = await openWorld();
    await as("olive").ok("update-stream", {
      stream_id: STREAM.general,
      new_name: '"all"',
      description: '"for \\"all\\""',
      message_retention_days: '"unlimited"',
    });
    const { subscriptions } = await as("olive").ok("get-subscriptions");
    expect(subscriptions).toContainEqual(
      expect.objectContaining({
        name: "all",
        description: 'for "all"',
        message_retention_days: -1,
      }),
    );
  });

  test("when a queue is named", async () => {
    const { as } = await openWorld();
    const { id } = await as("max").register();
    await as("max").ok("delete-queue", { queue_id: `"${id}"` });
  });

  test("and is taken as it is when only one end is quoted", async () => {
    const world = await openWorld();
    const { id } = await world.as("max").ok("send-message", {
      type: "stream",
      to: "general",
      topic: "lunch",
      content: 'say "hi"',
    });
    expect(await look(world, "max", id)).toMatchObject({
      content: '<p>say "hi"</p>',
    });
  });
});

describe("6. the upload is a multipart form", () => {
  const PICTURE = ENDPOINTS.find(({ files }) => files)!.files![0]!;

  test("with the picture as a file", async () => {
    const { fetch } = await openWorld();
    const body = new FormData();
    body.append("file", new Blob([PICTURE.bytes as BlobPart]), "boat.png");
    const init = { method: "POST", body };
    const answer = await fetch("olive", "/realm/emoji/boat", init);
    expect(await answer.json()).toEqual({ result: "success", msg: "" });
  });

  test("and nothing else", async () => {
    const { fetch } = await openWorld();
    const body = new URLSearchParams({ file: "boat.png" });
    const init = { method: "POST", body };
    const answer = await fetch("olive", "/realm/emoji/boat", init);
    expect(await answer.json()).toEqual({
      result: "error",
      msg: "You must upload exactly one file.",
      code: "BAD_REQUEST",
    });
  });
});

describe("7. path parameters are integers", () => {
  const WITH_ID = ENDPOINTS.map(({ operationId }) =>
    completeOperations().get(operationId)!,
  ).filter(({ parameters }) =>
    parameters.some(
      (one) => one.in === "path" && one.schema.type === "integer",
    ),
  );

  test.each(WITH_ID)("$method $path", async ({ method, path }) => {
    const { fetch } = await openWorld();
    for (const text of ["-1", "+1", "1.0", "1e3", "0x1", "one", "%20"]) {
      const response = await fetch("olive", path.replace(/\{\w+\}/, text), {
        method,
      });
      // Text after /users is an address.
      const expected = path === "/users/{user_id}" ? [400, 405] : [404];
      expect([text, expected.includes(response.status)]).toEqual([text, true]);
    }
    const none = await fetch("olive", path.replace(/\{\w+\}/, `00${NO_ID}`), {
      method,
    });
    expect([400, 404]).toContain(none.status);
    expect(await none.json()).toMatchObject({ code: "BAD_REQUEST" });
  });

  test("unless stated: the name of an emoji is text", async () => {
    const world = await openWorld();
    const endpoint = ENDPOINTS.find(({ files }) => files)!;
    await world
      .as("olive")
      .send(
        endpoint.operationId,
        { emoji_name: "7 seas" },
        { files: endpoint.files! },
      );
    const { emoji } = await world.as("max").ok("get-custom-emoji");
    expect(Object.values(emoji)).toMatchObject([{ name: "7_seas" }]);
  });
});
