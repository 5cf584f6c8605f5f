import { describe, expect, test } from "vitest";
import { matchRoute } from "../../src/contract/match.ts";
import { nearestPath } from "../../src/contract/nearest-path.ts";

/** The operation's id and path parameters, the allowed methods in brackets, or the nearest path after a question mark. */
function find(method: string, path: string): unknown {
  const match = matchRoute(method, path);
  switch (match.kind) {
    case "operation":
      return [match.operation.operationId, match.pathParameters];
    case "wrong-method":
      return match.allowed.join();
    case "unknown-path":
      return `? ${nearestPath(path)}`;
  }
}

describe("operations", () => {
  test.each<
    [method: string, path: string, operationId: string, params: object]
  >([
    ["GET", "/users/me", "get-own-user", {}],
    ["HEAD", "/users/me", "get-own-user", {}],
    ["GET", "/users/%6de", "get-own-user", {}],
    ["GET", "/users/9", "get-user", { user_id: 9 }],
    ["GET", "/users/007", "get-user", { user_id: 7 }],
    [
      "GET",
      "/users/99999999999999999999",
      "get-user",
      { user_id: Number.MAX_SAFE_INTEGER },
    ],
    [
      "GET",
      "/users/bo@example.com",
      "get-user-by-email",
      { email: "bo@example.com" },
    ],
    ["GET", "/users/b%C3%B6%40x", "get-user-by-email", { email: "bö@x" }],
    ["GET", "/users/%FF%zz", "get-user-by-email", { email: "\ufffd%zz" }],
    ["GET", "/users/-1", "get-user-by-email", { email: "-1" }],
    ["GET", "/users/1.0", "get-user-by-email", { email: "1.0" }],
    ["GET", "/users/me/4/topics", "get-stream-topics", { stream_id: 4 }],
    ["GET", "/users/me/subscriptions", "get-subscriptions", {}],
    [
      "GET",
      "/users/8/subscriptions/4",
      "get-subscription-status",
      { user_id: 8, stream_id: 4 },
    ],
    ["DELETE", "/events", "delete-queue", {}],
    ["POST", "/user_groups/create", "create-user-group", {}],
    [
      "POST",
      "/realm/emoji/party cat",
      "upload-custom-emoji",
      { emoji_name: "party cat" },
    ],
    [
      "POST",
      "/realm/emoji/a%2Fb/",
      "upload-custom-emoji",
      { emoji_name: "a/b/" },
    ],
    ["PATCH", "/realm", "update-realm", {}],
  ])("%s %s", (method, path, operationId, params) => {
    expect(find(method, `/api/v1${path}`)).toEqual([operationId, params]);
  });
});

describe("wrong methods (platform 2.2 to 2.4)", () => {
  test.each([
    ["/messages", "GET,POST,HEAD"],
    ["/messages/1", "GET,PATCH,DELETE,HEAD"],
    ["/typing", "POST"],
    ["/register", "POST"],
    ["/mark_all_as_read", "POST"],
    ["/mark_stream_as_read", "POST"],
    ["/mark_topic_as_read", "POST"],
    ["/user_groups/create", "POST"],
    ["/realm/playgrounds", "POST"],
    ["/users/me/api_key/regenerate", "POST"],
    ["/streams/1", "GET,PATCH,DELETE,HEAD"],
    ["/realm/profile_fields", "GET,PATCH,POST,HEAD"],
    ["/realm/emoji/cat", "POST,DELETE"],
    ["/realm", "PATCH"],
    ["/users", "GET,POST,HEAD"],
    ["/users/me", "GET,DELETE,HEAD"],
    ["/users/1", "GET,PATCH,DELETE,HEAD"],
    ["/users/bo@example.com", "GET,HEAD"],
    ["/users/me/subscriptions", "GET,POST,PATCH,DELETE,HEAD"],
    ["/user_groups", "GET,HEAD"],
    ["/user_groups/1", "PATCH,DELETE"],
    ["/scheduled_messages", "GET,POST,HEAD"],
    ["/scheduled_messages/1", "DELETE,PATCH"],
    ["/events", "OPTIONS,GET,DELETE"],
    ["/fetch_api_key", "POST"],
    ["/dev_fetch_api_key", "POST"],
    ["/server_settings", "GET,HEAD"],
  ])("%s", (path, allowed) => {
    expect(find("PUT", `/api/v1${path}`)).toBe(allowed);
    expect(find("OPTIONS", `/api/v1${path}`)).toBe(allowed);
  });

  test("lower case is no method", () =>
    expect(find("get", "/api/v1/users/me")).toBe("GET,DELETE,HEAD"));
  test("events have no HEAD", () =>
    expect(find("HEAD", "/api/v1/events")).toBe("OPTIONS,GET,DELETE"));
});

describe("unknown paths", () => {
  test.each([
    ["/api/v1/users/me/", "/api/v1/users/me"],
    ["/api/v1//users/me", "/api/v1/users/me"],
    ["/API/v1/users/me", "/api/v1/users/me"],
    ["/api/v1/mesages", "/api/v1/messages"],
    ["/api/v1/message/4", "/api/v1/messages/{message_id}"],
    ["/api/v1/messages/abc", "/api/v1/messages/{message_id}"],
    ["/api/v1/streams/-1", "/api/v1/streams/{stream_id}"],
    ["/api/v1/users/me/subscription", "/api/v1/users/me/subscriptions"],
    ["/v1/users/me", "/api/v1/users/me"],
    ["/api/v1/nope", undefined],
    ["/api/v1/dev_list_users", undefined],
    ["/favicon.ico", undefined],
    [`/${"a/".repeat(5000)}`, undefined],
  ])("%s", (path, nearest) => {
    expect(find("GET", path)).toBe(`? ${nearest}`);
  });
});
