import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { PAGE_FOLDER } from "./build-pages.ts";

/** What a strict site sends: scripts from itself only, and no `eval`. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; connect-src *; img-src * data: blob:; script-src 'self'; worker-src 'self'";

/** Serves a built page, the example unless another is named, on a free port of this machine. */
export async function servePage(folder = PAGE_FOLDER): Promise<{
  url: string;
  close(): Promise<void>;
}> {
  const app = express();
  app.use((_request, response, next) => {
    response.setHeader("Content-Security-Policy", POLICY);
    next();
  });
  app.use(express.static(folder));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
