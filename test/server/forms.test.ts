import { expect, test } from "vitest";
import { serveHarbor } from "../support/serve.ts";
import { sendRaw } from "../support/raw-request.ts";

const served = await serveHarbor();
const SEND = "/api/v1/messages";
const STREAM_MESSAGE = {
  type: "stream",
  to: '"general"',
  topic: "forms",
  content: "hello",
};

async function post(
  body: BodyInit,
  { type, method = "POST", path = SEND }: Partial<Record<string, string>> = {},
) {
  const response = await served.fetch(
    path!,
    {
      method: method!,
      body,
      ...(type !== undefined && { headers: { "Content-Type": type } }),
    },
    "max",
  );
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  return { status: response.status, body: (await response.json()) as any };
}

async function contentOf(id: number): Promise<string> {
  const response = await served.fetch(
    `${SEND}/${id}?apply_markdown=false`,
    {},
    "max",
  );
  const { message } = (await response.json()) as {
    message: { content: string };
  };
  return message.content;
}

test("reads urlencoded and multipart bodies alike", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(STREAM_MESSAGE))
    form.append(name, value);
  for (const body of [new URLSearchParams(STREAM_MESSAGE), form])
    expect(await post(body)).toMatchObject({
      status: 200,
      body: { result: "success" },
    });
});

test("reads the content type in any case and with a character set", async () => {
  const type = "Application/X-WWW-Form-URLencoded; charset=UTF-8";
  const body = new URLSearchParams(STREAM_MESSAGE).toString();
  expect((await post(body, { type })).status).toBe(200);
});

test("ignores JSON, plain text and bodies without a type", async () => {
  for (const type of ["application/json", "text/plain", ""]) {
    const { body } = await post(JSON.stringify(STREAM_MESSAGE), { type });
    expect(body.code).toBe("REQUEST_VARIABLE_MISSING");
  }
});

test("ignores a body on GET", async () => {
  const body = "anchor=oldest";
  const request = [
    "GET /api/v1/users/me HTTP/1.1",
    "Host: localhost",
    `Authorization: ${served.basic("max")}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${body.length}`,
    "Connection: close",
    "",
    body,
  ].join("\r\n");
  const answer = await sendRaw(served.url, request);
  expect(answer).toContain("HTTP/1.1 200");
  expect(answer).not.toContain("ignored_parameters_unsupported");
});

test("reads a body on DELETE", async () => {
  const sent = { path: "/api/v1/events", method: "DELETE" };
  const { body } = await post(new URLSearchParams({ queue_id: "none" }), sent);
  expect(body).toMatchObject({ code: "BAD_EVENT_QUEUE_ID", queue_id: "none" });
});

test("takes names with brackets as they are", async () => {
  const form = new FormData();
  for (const [name, value] of [
    ...Object.entries(STREAM_MESSAGE),
    ["a[b]", "1"],
    ["a[]", "2"],
    ["__proto__", "3"],
    ["a[999999999]", "4"],
  ] as const)
    form.append(name, value);
  expect((await post(form)).body.ignored_parameters_unsupported).toEqual([
    "__proto__",
    "a[999999999]",
    "a[]",
    "a[b]",
  ]);
});

test("the last of several values counts", async () => {
  const { body } = await post(
    `${new URLSearchParams(STREAM_MESSAGE).toString()}&content=last`,
    { type: "application/x-www-form-urlencoded" },
  );
  expect(await contentOf(body.id)).toBe("last");
});

test("a body that is not UTF-8 is read as Latin-1", async () => {
  const start = "type=stream&to=general&topic=latin&content=caf";
  const bytes = Buffer.concat([Buffer.from(start), Buffer.from([0xe9])]);
  const type = "application/x-www-form-urlencoded";
  const { body } = await post(bytes, { type });
  expect(await contentOf(body.id)).toBe("café");
});

test("broken escapes become the replacement character", async () => {
  const type = "application/x-www-form-urlencoded";
  const text = "type=stream&to=general&topic=x&content=a%FFb+c%zz";
  const { body } = await post(text, { type });
  expect(await contentOf(body.id)).toBe("a\u{fffd}b c%zz");
});

test("a multipart body without a boundary is refused", async () => {
  for (const [path, method] of [
    [SEND, "POST"],
    ["/api/v1/events", "DELETE"],
  ]) {
    const sent = { type: "multipart/form-data", path, method } as const;
    expect(await post("x", sent as never)).toEqual({
      status: 400,
      body: {
        result: "error",
        msg: "Malformed request body",
        code: "BAD_REQUEST",
      },
    });
  }
});

test("a boundary that never comes gives an empty form", async () => {
  const type = "multipart/form-data; boundary=never";
  expect((await post("x", { type })).body.code).toBe(
    "REQUEST_VARIABLE_MISSING",
  );
});

test("a multipart body that breaks off counts as complete", async () => {
  const text = Object.entries(STREAM_MESSAGE)
    .map(
      ([name, value]) =>
        `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`,
    )
    .join("\r\n");
  const { body } = await post(text, {
    type: 'multipart/form-data; boundary="cut"',
  });
  expect(await contentOf(body.id)).toBe("hello");
});

test("more than 1000 fields are refused, 1000 are not", async () => {
  for (const form of [new URLSearchParams(), new FormData()]) {
    for (let count = 0; count < 1000; count++) form.append(`f${count}`, "1");
    expect((await post(form)).body.code).toBe("REQUEST_VARIABLE_MISSING");
    form.append("one", "more");
    expect((await post(form)).body.msg).toBe("Malformed request body");
  }
});

test("more than 25 MiB of fields are refused", async () => {
  const large = "x".repeat(25 * 1024 * 1024 + 1);
  const form = new FormData();
  form.append("content", large);
  const type = "application/x-www-form-urlencoded";
  expect((await post(`content=${large}`, { type })).status).toBe(400);
  expect((await post(form)).body.msg).toBe("Malformed request body");
});

test("more than 80 MiB are refused with 413", async () => {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(81 * 1024 * 1024)]), "big.bin");
  expect(await post(form)).toMatchObject({
    status: 413,
    body: { code: "REQUEST_TOO_LARGE" },
  });
});
