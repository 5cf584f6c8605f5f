import type { OperationSpec, PathSpec } from "./operation.ts";

/** A path of the document, ready to be asked. */
export interface Route {
  /** Names of the path parameters, in the order of the path. */
  readonly names: readonly string[];
  readonly byMethod: ReadonlyMap<string, OperationSpec>;
  readonly allowed: readonly string[];
}

/** Routes by path segment. A word wins over digits, digits over any text. */
export interface RouteNode {
  readonly words: Map<string, RouteNode>;
  integer?: RouteNode;
  text?: RouteNode;
  /** Takes this segment and all that follow. */
  rest?: Route;
  route?: Route;
}

/** Arranges the paths of the document by segment. */
export function createRouteTree(paths: readonly PathSpec[]): RouteNode {
  const root = createNode();
  for (const spec of paths) addPath(root, spec);
  return root;
}

function createNode(): RouteNode {
  return { words: new Map() };
}

function addPath(root: RouteNode, spec: PathSpec): void {
  const route = createRoute(spec);
  let node = root;
  for (const segment of spec.path.split("/").slice(1)) {
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    const kind = name === undefined ? "word" : spec.placeholders?.[name];
    if (kind === "rest") {
      node.rest = route;
      return;
    }
    if (kind === "word") node = getOrAdd(node.words, segment);
    else if (kind === "integer") node = node.integer ??= createNode();
    else node = node.text ??= createNode();
  }
  node.route = route;
}

function getOrAdd(words: Map<string, RouteNode>, word: string): RouteNode {
  let node = words.get(word);
  if (!node) words.set(word, (node = createNode()));
  return node;
}

function createRoute({ path, methods, operations }: PathSpec): Route {
  const byMethod = new Map(
    operations.map((operation) => [operation.method, operation]),
  );
  const get = byMethod.get("GET");
  if (get && !methods) byMethod.set("HEAD", get);
  return {
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
    byMethod,
    allowed: methods ?? [...byMethod.keys()],
  };
}

/** The route of decoded path segments, with the values of its parameters in order. */
export function findRoute(
  node: RouteNode,
  segments: readonly string[],
  at = 0,
): { route: Route; values: (string | number)[] } | undefined {
  const segment = segments[at];
  if (segment === undefined)
    return node.route && { route: node.route, values: [] };
  const word = node.words.get(segment);
  const found = word && findRoute(word, segments, at + 1);
  if (found || segment === "") return found ?? undefined;
  if (node.integer && /^[0-9]+$/.test(segment)) {
    const matched = findRoute(node.integer, segments, at + 1);
    if (matched) return withValue(matched, toId(segment));
  }
  if (node.text) {
    const matched = findRoute(node.text, segments, at + 1);
    if (matched) return withValue(matched, segment);
  }
  return (
    node.rest && { route: node.rest, values: [segments.slice(at).join("/")] }
  );
}

function withValue<T extends { values: (string | number)[] }>(
  found: T,
  value: string | number,
): T {
  found.values.unshift(value);
  return found;
}

/** Ids beyond what a number holds name nothing anyway. */
function toId(digits: string): number {
  return Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}
