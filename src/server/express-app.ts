import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import express, { type Express } from "express";
import { Control } from "../control/control.ts";
import { isControlPath } from "../control/control-path.ts";
import { answerAsset } from "../emulator/assets.ts";
import type { Emulator } from "../emulator/emulator.ts";
import { PACKAGE_VERSION } from "../version.ts";
import type { AppOptions } from "./app.ts";
import { HttpControlCall } from "./http-control-call.ts";
import { HttpCall } from "./http-call.ts";
import { readDocument } from "./document.ts";
import { readForm } from "./form.ts";
import { writeAnswer } from "./write-answer.ts";

/** What `createApp` makes, with its Express type; public declarations do without, so that nobody needs its types. */
export function createExpressApp(
  emulator: Emulator,
  { admin = {}, latencyMilliseconds = 0, shutdown }: AppOptions,
): Express {
  const control =
    admin === false
      ? undefined
      : new Control(emulator, {
          version: PACKAGE_VERSION,
          readDocument,
          ...(shutdown && { shutdown }),
          guard: admin,
        });
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("query parser", false);
  app.use((request, response) => {
    if (control && isControlPath(request.url))
      return serveControl(control, request, response);
    return latencyMilliseconds > 0
      ? serveLate(emulator, request, response, latencyMilliseconds)
      : serve(emulator, request, response);
  });
  return app;
}

async function serve(
  emulator: Emulator,
  request: IncomingMessage & { url: string },
  response: ServerResponse,
): Promise<void> {
  const reading = readForm(request, response);
  const form = reading instanceof Promise ? await reading : reading;
  const { url } = request;
  const call = new HttpCall(request, response, { url, form });
  const answer = isApiPath(call.path)
    ? await emulator.handle(call)
    : ((await answerAsset(emulator, call)) ?? (await emulator.handle(call)));
  writeAnswer(response, answer, call);
}

async function serveLate(
  emulator: Emulator,
  request: IncomingMessage & { url: string },
  response: ServerResponse,
  latencyMilliseconds: number,
): Promise<void> {
  await delay(latencyMilliseconds);
  await serve(emulator, request, response);
}

async function serveControl(
  control: Control,
  request: IncomingMessage & { url: string },
  response: ServerResponse,
): Promise<void> {
  const { url } = request;
  const call = new HttpControlCall(request, response, { url });
  writeAnswer(response, await control.handle(call), call);
}

function isApiPath(path: string): boolean {
  return path.startsWith("/api/");
}
