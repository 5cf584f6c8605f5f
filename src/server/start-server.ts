import type { AddressInfo, Server as NetServer } from "node:net";
import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import { isLoopback } from "../control/guard.ts";
import type { Emulator } from "../emulator/emulator.ts";
import { UsageError } from "../usage-error.ts";
import { createExpressApp } from "./express-app.ts";
import { createPreparedServer } from "./prepared-server.ts";

/** CHAT on a telephone's keys. */
export const DEFAULT_PORT = 2428;
/** This machine only. */
export const DEFAULT_HOST = "127.0.0.1";

/** How long answers under way may take when the server closes. */
const GRACE_MILLISECONDS = 300;

/** Where and how the emulator is served. */
export interface ServerOptions {
  /** 0 takes a free one. Default: 2428. */
  readonly port?: number;
  /** Address to listen on. Default: 127.0.0.1, this machine only. */
  readonly host?: string;
  /** Serve the control endpoints under `/__admin`. Default: true. */
  readonly admin?: boolean;
  /** Asked of every control request as `Authorization: Bearer …`; needed when `host` is more than this machine. */
  readonly adminToken?: string;
  /** More host names under which the control endpoints answer. */
  readonly adminHosts?: readonly string[];
  /** How much longer every answer takes, but not those of the control endpoints. Default: 0. */
  readonly latencyMilliseconds?: number;
  /** What `POST /__admin/shutdown` does; by default it closes the server. */
  readonly shutdown?: () => void;
}

/** A server that listens. */
export interface RunningServer {
  /** `http://127.0.0.1:2428` and the like. */
  readonly url: string;
  readonly port: number;
  readonly host: string;
  /** Stops listening, ends held polls and closes every socket, within a second. */
  close(): Promise<void>;
}

/**
 * Serves an emulator over HTTP and tells it its address.
 *
 * Errors: UsageError `PORT_IN_USE`, `BAD_ADDRESS` or `ADMIN_TOKEN_NEEDED`.
 */
export async function startServer(
  emulator: Emulator,
  {
    port = DEFAULT_PORT,
    host = DEFAULT_HOST,
    admin = true,
    adminToken,
    adminHosts = [],
    latencyMilliseconds = 0,
    shutdown,
  }: ServerOptions = {},
): Promise<RunningServer> {
  if (admin && adminToken === undefined && !isLoopback(host)) {
    throw new UsageError("ADMIN_TOKEN_NEEDED", [
      {
        message: `listening on ${host} opens the control endpoints to other machines`,
        remedy: "set --admin-token, or turn them off with --no-admin",
      },
    ]);
  }
  const app = createExpressApp(emulator, {
    admin: admin && {
      hosts: [host, ...adminHosts].map((name) => name.toLowerCase()),
      ...(adminToken !== undefined && { token: adminToken }),
    },
    latencyMilliseconds,
    shutdown: () => (shutdown ? shutdown() : void running.close()),
  });
  const server = createPreparedServer(app);
  server.on("clientError", refuseUnreadable);
  await listen(server, port, host);
  const actual = (server.address() as AddressInfo).port;
  const url = `http://${nameOf(host)}:${actual}`;
  emulator.url = url;
  const running: RunningServer = {
    url,
    port: actual,
    host,
    close: async () => {
      endPolls(emulator);
      await close(server);
    },
  };
  return running;
}

function listen(server: NetServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(whyNotListening(error, port, host)),
    );
    server.listen(port, host, resolve);
  });
}

function whyNotListening(
  error: NodeJS.ErrnoException,
  port: number,
  host: string,
): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new UsageError("PORT_IN_USE", [
        {
          message: `port ${port} of ${host} is in use`,
          remedy:
            "stop what listens there, or choose another port with --port (0 takes a free one)",
        },
      ]);
    case "EACCES":
      return new UsageError("BAD_ADDRESS", [
        {
          message: `port ${port} may not be used by this account`,
          remedy: "choose one above 1023 with --port",
        },
      ]);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new UsageError("BAD_ADDRESS", [
        {
          message: `${host} is not an address of this machine`,
          remedy: "choose another with --host",
        },
      ]);
    default:
      return error;
  }
}

/** The address that a client on this machine uses. */
function nameOf(host: string): string {
  if (host === "0.0.0.0" || host === "") return DEFAULT_HOST;
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}

/** Answers what Node cannot read as a request. Source: platform 0, stage 1; decisions: every body is the envelope. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const tooLong = error.code === "HPE_HEADER_OVERFLOW";
  const body = `${JSON.stringify({
    result: "error",
    msg: tooLong ? "Request headers are too large" : "Malformed request",
    code: "BAD_REQUEST",
  })}\n`;
  socket.end(
    [
      tooLong
        ? "HTTP/1.1 431 Request Header Fields Too Large"
        : "HTTP/1.1 400 Bad Request",
      "Content-Type: application/json",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}

/** Answers the polls that wait, with no events. */
function endPolls({ realms }: Emulator): void {
  for (const { state } of realms.all())
    for (const queue of state.queues.all()) queue.end();
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => {
    server.close(resolve);
  });
  server.closeIdleConnections();
  const timer = setTimeout(
    () => server.closeAllConnections(),
    GRACE_MILLISECONDS,
  );
  await closed;
  clearTimeout(timer);
}
