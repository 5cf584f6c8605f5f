import {
  createServer,
  IncomingMessage,
  ServerResponse,
  type Server,
} from "node:http";
import type { Express } from "express";
import { MAX_HEADER_BYTES } from "./limits.ts";

/**
 * An HTTP server whose requests and responses are made with Express's prototypes. Express sets them on each request;
 * on Node 20 and 22 that change is most of what a bare Express costs, and setting what is there already costs nothing.
 */
export function createPreparedServer(app: Express): Server {
  class PreparedRequest extends IncomingMessage {}
  class PreparedResponse extends ServerResponse<PreparedRequest> {}
  Object.setPrototypeOf(PreparedRequest.prototype, app.request);
  Object.setPrototypeOf(PreparedResponse.prototype, app.response);
  app.request = PreparedRequest.prototype as never;
  app.response = PreparedResponse.prototype as never;
  return createServer(
    {
      IncomingMessage: PreparedRequest,
      ServerResponse: PreparedResponse as never,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Longer than any client keeps an idle connection, so that none is reused just as it closes.
      keepAliveTimeout: 75_000,
    },
    app,
  );
}
