import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** A file as the package ships it. Errors: when nothing is built. */
export function findBuilt(name: string): string {
  const file = `${ROOT}dist/${name}`;
  if (!existsSync(file))
    throw new Error(`there is no dist/${name}; run \`npm run build\` first`);
  return file;
}

/** Starts a script of Node that ends a line of its output with the address under which it serves. */
export async function startScript(
  args: readonly string[],
): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  let text = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`${args.join(" ")} ended`)));
    child.stdout.on("data", (chunk) => {
      text += chunk;
      const found = /ready at (http:\S+)\n/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return { url, child };
}
