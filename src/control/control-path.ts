/** Where the control endpoints are. */
export const CONTROL_PREFIX = "/__admin";

/** Whether a path belongs to the control endpoints. */
export function isControlPath(path: string): boolean {
  return (
    path.startsWith(CONTROL_PREFIX) &&
    (path.length === CONTROL_PREFIX.length ||
      path[CONTROL_PREFIX.length] === "/" ||
      path[CONTROL_PREFIX.length] === "?")
  );
}
