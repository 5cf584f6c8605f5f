import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));

/**
 * What each folder may import, beside itself and what is right under `src`. An arrow of the drawing in
 * .github/CONTRIBUTING.md is a name in a list here.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  protocol: [],
  markdown: [],
  realm: ["markdown"],
  resources: ["contract", "protocol", "markdown", "realm"],
  fixture: ["markdown", "realm"],
  scenario: ["contract", "protocol", "realm", "fixture"],
  "feature-levels": ["contract", "protocol"],
  emulator: [
    "contract",
    "protocol",
    "realm",
    "resources",
    "fixture",
    "scenario",
    "feature-levels",
  ],
  control: ["contract", "protocol", "realm", "fixture", "scenario", "emulator"],
  server: ["protocol", "emulator", "control"],
  msw: ["protocol", "emulator", "control"],
  playwright: ["emulator", "control", "server"],
  dashboard: [],
  cli: ["realm", "fixture", "scenario", "emulator", "control", "server"],
  "": ["contract", "emulator", "protocol", "realm"],
};

/** The only folders that know Node; beside them, scripts that are not shipped. */
const KNOWS_NODE = ["server", "cli", "playwright"];
const IS_SCRIPT = /(?:^|[/.])generate(?:-[\w-]+)?\.ts$/;

interface Import {
  /** Path below `src`. */
  readonly from: string;
  /** Path below `src`, or the name of a package. */
  readonly to: string;
  readonly typeOnly: boolean;
}

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts"));
const imports = files.flatMap(importsOf);
const inside = imports.filter(({ to }) => to.endsWith(".ts"));

test("the imports of every file are found", () => {
  const found = imports.filter(({ from }) => from === "control/control.ts");
  expect(found).toContainEqual({
    from: "control/control.ts",
    to: "emulator/emulator.ts",
    typeOnly: true,
  });
  expect(inside.length).toBeGreaterThan(files.length);
});

test("every folder is in the drawing", () => {
  const folders = new Set(files.map(folderOf));
  expect([...folders].filter((folder) => !(folder in MAY_IMPORT))).toEqual([]);
});

test("imports point one way only", () => {
  const wrong = inside.filter(
    ({ from, to }) =>
      !IS_SCRIPT.test(from) &&
      folderOf(to) !== "" &&
      folderOf(from) !== folderOf(to) &&
      !MAY_IMPORT[folderOf(from)]?.includes(folderOf(to)),
  );
  expect(wrong.map(say)).toEqual([]);
});

test("resources do not import each other", () => {
  const wrong = inside.filter(
    ({ from, to }) =>
      folderOf(from) === "resources" &&
      folderOf(to) === "resources" &&
      from.split("/").length > 2 &&
      to.split("/").length > 2 &&
      noun(from) !== noun(to),
  );
  expect(wrong.map(say)).toEqual([]);
});

test("no file imports the index of its own folder", () => {
  const wrong = inside.filter(
    ({ from, to }) =>
      to.endsWith("/index.ts") && dirname(from).startsWith(dirname(to)),
  );
  expect(wrong.map(say)).toEqual([]);
});

test("no files import each other in a circle", () => {
  const next = new Map<string, string[]>();
  for (const { from, to, typeOnly } of inside)
    if (!typeOnly) next.set(from, [...(next.get(from) ?? []), to]);
  expect(findCycles(next)).toEqual([]);
});

test("only server, command and scripts import Node modules", () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      isNodeModule(to) &&
      !KNOWS_NODE.includes(folderOf(from)) &&
      !IS_SCRIPT.test(from),
  );
  expect(wrong.map(say)).toEqual([]);
});

test("only realm imports @msw/data", () => {
  const wrong = imports.filter(
    ({ from, to }) => to.startsWith("@msw/data") && folderOf(from) !== "realm",
  );
  expect(wrong.map(say)).toEqual([]);
});

function importsOf(file: string): Import[] {
  const text = readFileSync(join(SOURCE, file), "utf8");
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+?\sfrom\s)?"([^"]+)"|\bimport\("([^"]+)"\)/gm,
  );
  return [...statements].map(([, type, path, dynamic]) => {
    const target = path ?? dynamic!;
    return {
      from: file,
      to: target.startsWith(".")
        ? relative(SOURCE, join(SOURCE, dirname(file), target)).replaceAll(
            "\\",
            "/",
          )
        : target,
      typeOnly: type !== undefined,
    };
  });
}

/** The folder of a resource. */
function noun(path: string): string {
  return path.split("/")[1] ?? "";
}

function folderOf(path: string): string {
  return path.includes("/") ? path.split("/")[0]! : "";
}

function isNodeModule(name: string): boolean {
  return (
    name.startsWith("node:") ||
    ["express", "multer", "commander", "picocolors", "esbuild"].includes(name)
  );
}

function say({ from, to }: Import): string {
  return `${from} imports ${to}`;
}

/** Groups of files each of which reaches all others, by Tarjan's algorithm. */
function findCycles(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string) => {
    numbers.set(file, numbers.size);
    lowest.set(file, numbers.get(file)!);
    open.push(file);
    for (const to of next.get(file) ?? []) {
      if (!numbers.has(to)) visit(to);
      if (open.includes(to))
        lowest.set(file, Math.min(lowest.get(file)!, lowest.get(to)!));
    }
    if (lowest.get(file) !== numbers.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) cycles.push(group.toSorted());
  };
  for (const file of next.keys()) if (!numbers.has(file)) visit(file);
  return cycles;
}
