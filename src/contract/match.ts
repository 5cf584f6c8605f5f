import { paths, type OperationSpec } from "./operation.ts";
import { decodePercent } from "./percent.ts";
import {
  createRouteTree,
  findRoute,
  type Route,
  type RouteNode,
} from "./route-tree.ts";

/** All operations are below this. */
export const API_PREFIX = "/api/v1";

/** What a method and a path lead to; `allowed` is in the order of the document. */
export type RouteMatch =
  | {
      readonly kind: "operation";
      readonly operation: OperationSpec;
      readonly pathParameters: Readonly<Record<string, string | number>>;
      readonly allowed: readonly string[];
    }
  | { readonly kind: "wrong-method"; readonly allowed: readonly string[] }
  | { readonly kind: "unknown-path" };

let tree: RouteNode | undefined;

/**
 * Finds the operation for a method and a path as sent, `/api/v1` included. `HEAD` is served by `GET`.
 *
 * Source: platform 2.1 to 2.4. A method is matched in upper case only.
 */
export function matchRoute(method: string, path: string): RouteMatch {
  const found = path.startsWith(`${API_PREFIX}/`)
    ? find(path.slice(API_PREFIX.length))
    : undefined;
  if (!found) return { kind: "unknown-path" };
  const { route, values } = found;
  const operation = route.byMethod.get(method);
  if (!operation) return { kind: "wrong-method", allowed: route.allowed };
  const pathParameters: Record<string, string | number> = {};
  route.names.forEach((name, index) => (pathParameters[name] = values[index]!));
  return {
    kind: "operation",
    operation,
    pathParameters,
    allowed: route.allowed,
  };
}

function find(
  path: string,
): { route: Route; values: (string | number)[] } | undefined {
  tree ??= createRouteTree(paths);
  return findRoute(tree, decodePercent(path).split("/").slice(1));
}
