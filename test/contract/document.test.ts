import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { generateFromFile } from "../../src/contract/generate.ts";
import { completeOperations } from "../../src/contract/all-parameters.ts";
import type { OperationId } from "../../src/contract/operation-types.ts";
import {
  deref,
  document,
  documentedOperations,
  type Json,
} from "./document.ts";

test("generated files are fresh; otherwise run: npm run generate", async () => {
  for (const [name, text] of Object.entries(await generateFromFile())) {
    const url = new URL(
      `../../src/contract/generated/${name}`,
      import.meta.url,
    );
    expect([name, readFileSync(url, "utf8") === text]).toEqual([name, true]);
  }
}, 60_000);

test("every operation has an id of its own", () => {
  expect(new Set(documentedOperations.map(([id]) => id)).size).toBe(
    documentedOperations.length,
  );
  expect([...completeOperations().keys()]).toEqual(
    documentedOperations.map(([id]) => id),
  );
});

describe("gates and order of parameters (platform 3.9)", () => {
  test.each<[id: OperationId, gate: string | undefined, names: string]>([
    [
      "send-message",
      undefined,
      "type* to sender forged topic content* widget_content local_id queue_id time read_by_sender",
    ],
    ["set-typing-status", undefined, "type op* to stream_id topic"],
    [
      "update-stream",
      undefined,
      "stream_id* description is_private is_announcement_only is_default_stream stream_post_policy history_public_to_subscribers is_web_public new_name message_retention_days can_remove_subscribers_group",
    ],
    [
      "create-custom-profile-field",
      "administrator",
      "name hint field_data field_type* display_in_profile_summary",
    ],
    [
      "get-user",
      undefined,
      "user_id* include_custom_profile_fields client_gravatar",
    ],
    [
      "create-user-group",
      "user-group-edit",
      "name* members* description* can_mention_group",
    ],
    [
      "update-user-group",
      "user-group-edit",
      "user_group_id* name description can_mention_group",
    ],
    [
      "add-code-playground",
      "administrator",
      "name* url_template* pygments_language*",
    ],
    ["get-own-user", undefined, ""],
    ["delete-queue", undefined, "queue_id*"],
    ["mark-all-as-read", undefined, ""],
    ["deactivate-own-user", undefined, ""],
    ["get-subscriptions", undefined, "include_subscribers"],
    [
      "deactivate-user",
      undefined,
      "user_id* deactivation_notification_comment",
    ],
    ["upload-custom-emoji", "member", "emoji_name*"],
    ["mark-stream-as-read", undefined, "stream_id*"],
    ["delete-scheduled-message", undefined, "scheduled_message_id*"],
    ["get-message", undefined, "message_id* apply_markdown"],
    [
      "register-queue",
      undefined,
      "apply_markdown client_gravatar slim_presence all_public_streams include_subscribers client_capabilities event_types fetch_event_types narrow queue_lifespan_secs",
    ],
    [
      "get-events",
      undefined,
      "user_client last_event_id queue_id apply_markdown client_gravatar slim_presence all_public_streams event_types dont_block narrow lifespan_secs bulk_message_deletion stream_typing_notifications user_settings_object pronouns_field_type_supported linkifier_url_template user_list_incomplete",
    ],
    ["regenerate-api-key", undefined, ""],
  ])("%s", (id, gate, names) => {
    const operation = completeOperations().get(id)!;
    expect(operation.gate).toBe(gate);
    expect(
      operation.parameters
        .map(({ name, required }) => name + (required ? "*" : ""))
        .join(" "),
    ).toBe(names);
  });

  test("only the newer endpoints decode in the typed style (messages 1.1)", () => {
    expect([...completeOperations().values()].filter(({ decoder }) => decoder === "typed").map(({ operationId }) => operationId).toSorted()).toEqual([
      "add-alert-words", "create-drafts", "edit-draft", "get-message", "get-message-history", "remove-alert-words", "update-message",
    ]); // prettier-ignore
  });

  test("only these ask for no credentials (platform 1.1)", () => {
    expect([...completeOperations().values()].filter(({ credentials }) => credentials === "none").map(({ operationId }) => operationId)).toEqual([
      "get-server-settings", "fetch-api-key", "dev-fetch-api-key",
    ]); // prettier-ignore
  });
});

/** The types of a schema's shapes, those of unions within it too. */
function typesOf(schema: Json): string[] {
  const { oneOf, properties } = schema.$ref ? deref(schema) : schema;
  return oneOf ? oneOf.flatMap(typesOf) : [properties.type.const];
}

const eventTypes = typesOf(document.components.schemas.Event);

describe.each(documentedOperations)("%s", (_id, operation) => {
  test("names its source, and events that there are", () => {
    expect(operation["x-source"]).toMatch(
      /^(interface, endpoint \d+; )?(platform|messages|organization|events) [\d.]+/,
    );
    expect(eventTypes).toEqual(
      expect.arrayContaining(operation["x-events"] ?? []),
    );
  });

  test("sends lists, objects and unions as JSON", () => {
    const form =
      operation.requestBody?.content["application/x-www-form-urlencoded"];
    const wanted = Object.entries<Json>(form?.schema.properties ?? {})
      .filter(([, schema]) => isJson(schema))
      .map(([name]) => name);
    expect(Object.keys(form?.encoding ?? {})).toEqual(wanted);
    for (const parameter of operation.parameters ?? []) {
      expect([parameter.name, parameter.content !== undefined]).toEqual([
        parameter.name,
        isJson(parameter.schema ?? { type: "object" }),
      ]);
    }
  });
});

/** Booleans and numbers look the same as text and as JSON; a converter that takes text stays text. */
function isJson(schema: Json): boolean {
  const converter = schema["x-converter"];
  if (converter !== undefined) return converter === "narrow";
  return (
    schema.oneOf !== undefined ||
    Array.isArray(schema.type) ||
    ["array", "object"].includes(schema.type)
  );
}
