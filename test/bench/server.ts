import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import { createPreparedServer } from "../../src/server/prepared-server.ts";
import { startServer } from "../../src/server/start-server.ts";
import { workloadsOf } from "./requests.ts";

/** One server in a process of its own: `emulator`, or a floor that answers constants from a file. */
const [kind, file] = process.argv.slice(2);
const url = kind === "emulator" ? await serveEmulator() : await serveFloor();
console.log(url);

async function serveEmulator(): Promise<string> {
  const emulator = createEmulator();
  const realm = await emulator.createRealm();
  const server = await startServer(emulator, { port: 0 });
  const [first] = workloadsOf(realm);
  for (let queue = 0; queue < 10; queue++) {
    await fetch(`${server.url}/api/v1/register`, {
      method: "POST",
      headers: first!.headers,
      body: new URLSearchParams({ fetch_event_types: '["none"]' }),
    });
  }
  console.log(JSON.stringify(workloadsOf(realm)));
  return server.url;
}

/** Answers by method and path, without looking at anything else. */
async function serveFloor(): Promise<string> {
  const texts = JSON.parse(readFileSync(file!, "utf8")) as Record<
    string,
    string
  >;
  const server = kind === "node:http" ? serveTexts(texts) : serveObjects(texts);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function serveTexts(texts: Record<string, string>) {
  return createServer((request, response) => {
    const text = texts[`${request.method} ${request.url!.split("?", 1)[0]}`]!;
    request.resume();
    response.writeHead(200, {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(text),
    });
    response.end(text);
  });
}

function serveObjects(texts: Record<string, string>) {
  const app = express();
  for (const [key, text] of Object.entries(texts)) {
    const [method, path] = key.split(" ") as [string, string];
    const constant: unknown = JSON.parse(text);
    app[method.toLowerCase() as "get"](path, (_request, response) => {
      response.json(constant);
    });
  }
  return kind === "express" ? createServer(app) : createPreparedServer(app);
}
