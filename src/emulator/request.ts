import type { Answer, Call, Form, UploadedFile } from "../protocol/call.ts";
import { EMPTY_FORM } from "../protocol/call.ts";
import { toResponse } from "./to-response.ts";

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

/** An answer as a `Response` of the platform, with what happens on the wire. */
export async function respond(
  answer: Answer,
  signal: AbortSignal,
): Promise<Response> {
  if (answer.network === undefined) return toResponse(answer);
  const { respondBroken } = await import("./broken-response.ts");
  return await respondBroken(answer, answer.network, signal);
}
