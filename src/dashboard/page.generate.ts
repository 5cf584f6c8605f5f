import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const FOLDER = fileURLToPath(new URL("./", import.meta.url));

/** The dashboard as a module: one HTML text that needs nothing else, and the policy that it is served under. */
export async function generatePage(): Promise<string> {
  const script = await bundle("main.ts");
  const style = await bundle("style.css");
  const page = [
    "<!doctype html>",
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    "<title>chat-emulator</title>",
    // Otherwise browsers ask for /favicon.ico.
    '<link rel="icon" href="data:,">',
    `<style>${style}</style>`,
    `<body><script>${script}</script></body>`,
    "</html>",
    "",
  ].join("\n");
  return [
    "// Generated from src/dashboard/ by `npm run generate`; do not edit.",
    `export const PAGE = ${JSON.stringify(page)};`,
    `export const POLICY = ${JSON.stringify(policyOf({ script, style }))};`,
    "",
  ].join("\n");
}

/**
 * Just this script and this style run, only the own server is asked, nobody frames the page, and text cannot become
 * HTML by any way.
 */
function policyOf({ script, style }: { script: string; style: string }) {
  return [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "connect-src 'self'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: FOLDER,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
  });
  return outputFiles[0]!.text.trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(`${FOLDER}generated`, { recursive: true });
  writeFileSync(`${FOLDER}generated/page.ts`, await generatePage());
}
