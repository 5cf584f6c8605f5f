import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundleCommand } from "./cli/bundle.generate.ts";

/** Builds `dist/`: the entries as modules with types, the built-in realms filled, and the command as one file. */
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DIST = `${ROOT}dist/`;

/** A larger realm is filled when it is asked for; reading it would take as long. */
const MAX_PREPARED_LENGTH = 4_000_000;

rmSync(DIST, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [`${ROOT}node_modules/typescript/bin/tsc`, "-p", "src/tsconfig.build.json"],
  { cwd: ROOT, stdio: "inherit" },
);
await prepareFixtures();
await bundleCommand({
  entry: "dist/cli/main.js",
  outfile: "dist/command.js",
  fixtures: "./fixture/",
});
chmodSync(`${DIST}command.js`, 0o755);
rmSync(`${DIST}cli`, { recursive: true });

/** Fills the built-in realms and writes them as snapshots, which start in a fraction of the time. */
async function prepareFixtures(): Promise<void> {
  const { createEmulator } = (await import(
    `${DIST}emulator/create-emulator.js`
  )) as typeof import("./emulator/create-emulator.ts");
  const { pack } = (await import(
    `${DIST}fixture/packed.js`
  )) as typeof import("./fixture/packed.ts");
  const { toSnapshot } = (await import(
    `${DIST}realm/to-snapshot.js`
  )) as typeof import("./realm/to-snapshot.ts");
  const emulator = createEmulator();
  mkdirSync(`${DIST}fixture/prepared`);
  const entries: string[] = [];
  for (const { name } of emulator.fixtures) {
    const realm = await emulator.createRealm({ fixture: name });
    const snapshot = await toSnapshot(realm.state.seal());
    const text = pack(snapshot);
    if (text.length > MAX_PREPARED_LENGTH) continue;
    writeFileSync(
      `${DIST}fixture/prepared/${name}.js`,
      [
        `export const TEXT = ${quote(text)};`,
        `export const loadAssets = () => import("./${name}-assets.js");\n`,
      ].join("\n"),
    );
    writeFileSync(
      `${DIST}fixture/prepared/${name}-assets.js`,
      `export const ASSETS = ${JSON.stringify(snapshot.assets)};\n`,
    );
    entries.push(
      `  ${JSON.stringify(name)}: () => import("./prepared/${name}.js"),\n`,
    );
  }
  writeFileSync(
    `${DIST}fixture/prepared.js`,
    `export const PREPARED = {\n${entries.join("")}};\n`,
  );
}

/** In single quotes, which JSON hardly has. */
function quote(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
