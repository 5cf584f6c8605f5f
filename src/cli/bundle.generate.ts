import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Bundles the command into one file, which starts in a fraction of the time.
 *
 * `fixtures` says from where, seen from that file, the texts of built-in fixtures are loaded; by default they become
 * part of it.
 */
export async function bundleCommand({
  entry,
  outfile,
  fixtures,
}: {
  entry: string;
  outfile: string;
  fixtures?: string;
}): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    // Loaded late, and only by those who need them.
    external: ["@faker-js/faker", "katex"],
    plugins: [
      leaveOutBodyParsers,
      ...(fixtures === undefined ? [] : [keepFixturesIn(fixtures)]),
    ],
    minify: true,
    legalComments: "none",
    banner: {
      js: [
        "#!/usr/bin/env node",
        'import { createRequire as createRequireOfNode } from "node:module";',
        "const require = createRequireOfNode(import.meta.url);",
      ].join("\n"),
    },
  });
}

/** Leaves out the body parsers that Express offers, a third of its size with their character sets; none is used here. */
const leaveOutBodyParsers: Plugin = {
  name: "no body parsers",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^body-parser$/ }, () => ({
      path: "body-parser",
      namespace: "left-out",
    }));
    onLoad({ filter: /.*/, namespace: "left-out" }, () => ({
      contents: "module.exports = {};",
    }));
  },
};

/** Keeps the texts of fixtures out of the bundle, so that only the one that is asked for is loaded. */
function keepFixturesIn(folder: string): Plugin {
  return {
    name: "fixtures stay files",
    setup({ onResolve }) {
      onResolve({ filter: /^\.\/prepared\/[\w-]+\.js$/ }, ({ path }) => ({
        path: path.replace("./", folder),
        external: true,
      }));
      onResolve({ filter: /^\.\/[\w-]+\.js$/ }, ({ path, importer, kind }) =>
        kind === "dynamic-import" && /[/\\]built-in\.js$/.test(importer)
          ? { path: path.replace("./", `${folder}generated/`), external: true }
          : undefined,
      );
    },
  };
}
