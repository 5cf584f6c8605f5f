import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { createPreparedServer } from "../../src/server/prepared-server.ts";

/** A server that answers constants from a file by method and path, without looking at anything else. */
const [kind, file] = process.argv.slice(2);
const texts = JSON.parse(readFileSync(file!, "utf8")) as Record<string, string>;
const server = kind === "node:http" ? serveTexts() : serveObjects();
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  console.log(`ready at http://127.0.0.1:${port}`);
});

function serveTexts() {
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

function serveObjects() {
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
