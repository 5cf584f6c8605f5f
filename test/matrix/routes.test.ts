import { describe, expect, test } from "vitest";
import { paths, type PathSpec } from "../../src/contract/operation.ts";
import { Matrix } from "./matrix.ts";

/** Paths and methods come before everything else: nobody here has credentials. Source: platform 2.1 to 2.4. */
const matrix = new Matrix();
const { url } = await matrix.addRealm("harbor");

const ask = ({ path, placeholders }: PathSpec, method: string, end = "") => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name) =>
    placeholders?.[name] === "integer" ? "7" : "seven",
  );
  return matrix.emulator.fetch(
    new Request(`${url}/api/v1${filled}${end}`, { method }),
  );
};

/** The methods of a path as a wrong one is told of them. */
function methodsOf({ methods, operations }: PathSpec): readonly string[] {
  const own = operations.map(({ method }) => method);
  return methods ?? (own.includes("GET") ? [...own, "HEAD"] : own);
}

describe.each(paths)("$path", (spec) => {
  const { operations } = spec;

  test("tells a wrong method of the right ones", async () => {
    const response = await ask(spec, "PUT");
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe(methodsOf(spec).join(", "));
    expect(await response.json()).toEqual({
      result: "error",
      msg: "Method Not Allowed",
      allowed_methods: methodsOf(spec),
    });
  });

  test("answers a browser's preflight", async () => {
    const response = await ask(spec, "OPTIONS");
    // Source: platform 2.4.
    const takesNone = ["/server_settings", "/fetch_api_key"];
    expect(response.status).toBe(takesNone.includes(spec.path) ? 405 : 204);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Access-Control-Allow-Headers")).toBe(
      "Authorization",
    );
  });

  test("is another one with a slash at its end", async () => {
    const takesRest = Object.values(spec.placeholders ?? {}).includes("rest");
    const response = await ask(spec, operations[0]!.method, "/");
    expect(response.status).toBe(takesRest ? 401 : 404);
    expect(await response.json()).toMatchObject({
      code: takesRest ? "UNAUTHORIZED" : "NOT_FOUND",
    });
  });
});

// Source: platform 2.4, the proxy's own answers.
test("event queues tell a page of their methods only", async () => {
  const spec = paths.find(({ path }) => path === "/events")!;
  const preflight = await ask(spec, "OPTIONS");
  expect(preflight.headers.get("Allow")).toBe("OPTIONS, GET, DELETE");
  expect(preflight.headers.get("Access-Control-Allow-Methods")).toBe(
    "OPTIONS, GET, DELETE",
  );
  const refused = await ask(spec, "POST");
  expect(refused.status).toBe(405);
  expect(refused.headers.get("Access-Control-Allow-Origin")).toBeNull();
});

// Source: platform 4.1.
test("neither a wrong method nor a preflight may be kept", async () => {
  for (const method of ["PUT", "OPTIONS"])
    expect(
      (await ask(paths[0]!, method)).headers.get("Cache-Control"),
    ).toContain("no-store");
});
