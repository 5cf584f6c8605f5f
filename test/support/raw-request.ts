import { connect } from "node:net";

/** Sends bytes over a socket as they are; answers everything that came until the other side closed. */
export function sendRaw(
  url: string,
  request: string | Uint8Array,
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.setEncoding("utf8");
    socket.on("data", (text) => (received += text));
    socket.on("close", () => resolve(received));
    socket.on("error", reject);
  });
}
