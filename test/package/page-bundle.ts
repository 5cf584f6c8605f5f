import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";

/** What a page imports to have the emulator in it. */
const PAGE = `
export { createEmulator } from "chat-emulator";
export { createHandlers } from "chat-emulator/msw";
`;

/** One file of a bundle, by its name. */
export interface Chunk {
  readonly name: string;
  readonly text: string;
  readonly gzippedBytes: number;
  readonly imports: readonly string[];
  /** The files that it is made of. */
  readonly modules: readonly string[];
}

/** Bundles a page with Vite, as most of its users do, without any plugin; MSW, which they have anyway, stays outside. */
export async function bundlePage(project: string): Promise<readonly Chunk[]> {
  const input = join(project, "page.js");
  writeFileSync(input, PAGE);
  const result = (await build({
    root: project,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rollupOptions: {
        input,
        preserveEntrySignatures: "strict",
        external: ["msw"],
        output: {
          entryFileNames: "page.js",
          chunkFileNames: "[name]-[hash].js",
        },
      },
    },
  })) as Rollup.RollupOutput;
  return result.output
    .filter((file) => file.type === "chunk")
    .map(({ fileName, code, imports, dynamicImports, moduleIds }) => ({
      name: fileName,
      text: code,
      gzippedBytes: gzipSync(code, { level: 9 }).length,
      imports: [...imports, ...dynamicImports],
      modules: moduleIds,
    }));
}

/** What the page does with its emulator, with MSW but without a service worker. */
const SESSION = `
const { createEmulator, createHandlers } = await import("./page.js");
const { getResponse } = await import("msw");

const emulator = createEmulator();
const handlers = createHandlers(emulator, { baseUrl: "https://chat.example.com" });
const realm = await emulator.createRealm();
let authorization = "";

async function call(method, path, fields = {}) {
  const url = new URL(\`https://chat.example.com/api/v1\${path}\`);
  const parameters = new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  );
  if (method === "GET") url.search = parameters.toString();
  const request = new Request(url, {
    method,
    headers: authorization === "" ? {} : { Authorization: authorization },
    ...(method === "POST" && { body: parameters }),
  });
  const answer = await (await getResponse(handlers, request)).json();
  if (answer.result !== "success") throw new Error(\`\${path}: \${answer.msg}\`);
  return answer;
}

const { delivery_email: username, password } = realm.as("noor").user;
const { api_key } = await call("POST", "/fetch_api_key", { username, password });
authorization = \`Basic \${btoa(\`\${username}:\${api_key}\`)}\`;
const { queue_id } = await call("POST", "/register", { apply_markdown: true });
await call("GET", "/messages", { anchor: "newest", num_before: 100, num_after: 0 });
await call("POST", "/messages", {
  type: "stream",
  to: "general",
  topic: "greetings",
  content: "Good **morning**, see https://example.com/tides and @**Ada Winter**",
});
const { events } = await call("GET", "/events", { queue_id, last_event_id: -1 });
console.log(JSON.stringify({ loaded: globalThis.loadedChunks, events: events.length }));
`;

/** Which files of a bundle are really loaded to make the default realm, show it, send a message and get the event. */
export async function runPage(
  project: string,
  chunks: readonly Chunk[],
): Promise<{ loaded: readonly string[]; events: number }> {
  const folder = join(project, "page");
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of chunks) {
    const note = `(globalThis.loadedChunks ??= []).push(${JSON.stringify(name)});\n`;
    writeFileSync(join(folder, name), note + text);
  }
  writeFileSync(join(folder, "session.js"), SESSION);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["session.js"],
    { cwd: folder },
  );
  return JSON.parse(stdout) as { loaded: string[]; events: number };
}
