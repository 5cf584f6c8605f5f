import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Holds every GET until a POST comes, then answers each with an event that is stringified for it. */
let waiting: ServerResponse[] = [];
const event = {
  type: "message",
  message: {
    content: "<p>Hello <strong>everybody</strong></p>",
    ...Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`field_${index}`, index]),
    ),
  },
  flags: [],
};

const server = createServer((request, response) => {
  if (request.method === "GET") {
    waiting.push(response);
    return;
  }
  request.resume();
  for (const [id, held] of waiting.entries()) {
    const text = JSON.stringify({
      result: "success",
      msg: "",
      events: [{ ...event, id }],
    });
    held.writeHead(200, {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(text),
    });
    held.end(text);
  }
  waiting = [];
  response.end("{}");
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  console.log(`ready at http://127.0.0.1:${port}`);
});
