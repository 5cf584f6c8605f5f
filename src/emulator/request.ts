import type { Answer, Call, Form, UploadedFile } from "../protocol/call.ts";
import { EMPTY_FORM } from "../protocol/call.ts";
import { pause } from "../realm/clock.ts";

const FORM_METHODS = ["POST", "PATCH", "PUT", "DELETE"];

/** A `Request` of the platform as a call. Source: platform 2.6 for which bodies are read. */
export async function toCall(request: Request): Promise<Call> {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname,
    query: url.search.slice(1),
    header: (name) =>
      request.headers.get(name) ??
      (name.toLowerCase() === "host" ? url.host : undefined),
    form: FORM_METHODS.includes(request.method)
      ? await readForm(request)
      : EMPTY_FORM,
    signal: request.signal,
  };
}

async function readForm(request: Request): Promise<Form> {
  const type = request.headers
    .get("content-type")
    ?.split(";")[0]
    ?.trim()
    .toLowerCase();
  if (type === "application/x-www-form-urlencoded") {
    return {
      fields: [...new URLSearchParams(await request.text())],
      files: [],
    };
  }
  if (type !== "multipart/form-data") return EMPTY_FORM;
  try {
    return await readMultipart(await request.formData());
  } catch {
    return { ...EMPTY_FORM, problem: "malformed" };
  }
}

async function readMultipart(data: FormData): Promise<Form> {
  const fields: [string, string][] = [];
  const files: UploadedFile[] = [];
  for (const [part, value] of data) {
    if (typeof value === "string") fields.push([part, value]);
    else {
      files.push({
        part,
        filename: value.name,
        contentType: value.type,
        bytes: new Uint8Array(await value.arrayBuffer()),
      });
    }
  }
  return { fields, files };
}

/** Statuses whose responses have no body. */
const BODILESS = [101, 204, 205, 304];

/**
 * An answer as a `Response` of the platform, with what happens on the wire: a reset connection is an error response,
 * which whoever hands it on must turn into a failure; a timeout never comes, until the asker gives up.
 */
export async function respond(
  answer: Answer,
  signal: AbortSignal,
): Promise<Response> {
  switch (answer.network) {
    case undefined:
      return toResponse(answer);
    case "reset":
      return Response.error();
    case "timeout":
      return await never(signal);
    case "empty":
      return toResponse({ ...answer, body: "" });
    case "truncated":
      return toResponse({ ...answer, stream: breakOff(answer.body) });
  }
}

function toResponse({ status, headers, body, stream }: Answer): Response {
  const content = BODILESS.includes(status)
    ? null
    : (stream ?? (body as BodyInit));
  return new Response(content, { status, headers });
}

function never(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(Response.error());
    if (signal.aborted) giveUp();
    else signal.addEventListener("abort", giveUp, { once: true });
  });
}

/** So that head and first half of an answer have arrived before the connection breaks; MSW 3 drops both otherwise. */
const TIME_TO_ARRIVE_MILLISECONDS = 10;

/** The first half, then a broken connection. */
function breakOff(body: Answer["body"]): ReadableStream<Uint8Array> {
  const bytes =
    typeof body === "string" ? new TextEncoder().encode(body) : body;
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      if (isFirst)
        controller.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)));
      else {
        await pause(TIME_TO_ARRIVE_MILLISECONDS);
        controller.error(new TypeError("terminated"));
      }
      isFirst = false;
    },
  });
}
