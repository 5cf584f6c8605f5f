import { ApiError } from "../protocol/api-error.ts";

/** 404 with the known path that is near; what finds that is loaded late, because few pages need it. */
export async function unknownPath(
  method: string,
  path: string,
): Promise<ApiError> {
  const { nearestPath } = await import("../contract/nearest-path.ts");
  return pathNotFound(method, path, nearestPath(path));
}

/** Source: decisions, unknown path under `/api/v1`. */
export function pathNotFound(
  method: string,
  path: string,
  nearest: string | undefined,
): ApiError {
  const hint = nearest === undefined ? "" : `; did you mean ${nearest}?`;
  return new ApiError("NOT_FOUND", `Unknown path: ${method} ${path}${hint}`, {
    status: 404,
  });
}
